import type { Region } from '@parley/functions/shared/regions/regions'
import type { TurnReport } from '@parley/functions/shared/widget/TurnReport'
import type { ChatMessage, TurnEvent } from '@parley/functions/shared/widget/widgetApi'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { streamTurn } from './streamTurn.ts'
import { turnFailure, type TurnFailure } from './turnFailure.ts'
import { t } from './texts.ts'

/** A question with the state of its answer. */
export interface Turn {
  question: ChatMessage
  /** The received part of the answer. */
  text: string
  /** The complete answer with its receipt, when it has arrived. */
  answer?: ChatMessage
  state: 'waiting' | 'done' | 'failed'
  failure?: TurnFailure | undefined
  report?: TurnReport
}

export interface Debugger {
  turns: Turn[]
  isBusy: boolean
  send: (question: string) => void
  retry: (turn: Turn) => void
  /** Stops reading the answer; the question is charged nevertheless. */
  stop: () => void
  startOver: () => void
  /** Increases with each conversation. */
  run: number
}

/**
 * Runs a test conversation with a draft. The first question requests a pass with `openPass`; each question
 * waits for `saveFirst`, because the server reads the stored draft.
 */
export function useDebugger(
  region: Region,
  openPass: () => Promise<string>,
  saveFirst?: () => Promise<void>,
): Debugger {
  const { turns, isBusy, setTurns, update, fail } = useTurns()
  const [run, setRun] = useState(0)
  const abort = useRef<AbortController>(undefined)
  const { lastAnswerId, openSession, closeSession } = useTestSession(openPass)

  useEffect(() => () => abort.current?.abort(), [])
  async function sendQuestion({ id, text }: ChatMessage) {
    const controller = new AbortController()
    abort.current = controller
    let isAnswered = false
    try {
      await saveFirst?.()
      await streamTurn(
        region,
        { token: await openSession(), clientMessageId: id, text, lastMessageId: lastAnswerId.current },
        (event) => {
          if (event.type === 'done') lastAnswerId.current = event.message.id
          update(id, (turn) => changeOf(turn, event))
          isAnswered ||= event.type !== 'text'
        },
        controller.signal,
      )
      if (!isAnswered) fail(id, { code: 'unavailable', text: t('answerBroke') })
    } catch (error) {
      if (controller.signal.aborted) return
      closeSession()
      fail(id, turnFailure(error))
    }
  }

  function send(text: string) {
    if (isBusy) return
    const question: ChatMessage = { id: crypto.randomUUID(), role: 'visitor', text, at: Date.now() }
    setTurns((before) => [...before, { question, text: '', state: 'waiting' }])
    void sendQuestion(question)
  }

  /** Sends the same message id: if only the response was lost, the answer is not charged again. */
  function retry({ question }: Turn) {
    if (isBusy) return
    update(question.id, () => ({ text: '', state: 'waiting', failure: undefined }))
    void sendQuestion(question)
  }

  function stop() {
    abort.current?.abort()
    setTurns((before) => before.map((turn) => (turn.state === 'waiting' ? stopTurn(turn) : turn)))
  }

  function startOver() {
    abort.current?.abort()
    closeSession()
    setTurns([])
    setRun(run + 1)
  }

  // The widget promises to continue when the connection is back.
  useWhenOnline(() => {
    const newest = turns.at(-1)
    if (newest?.failure?.code === 'offline') retry(newest)
  })

  return { turns, isBusy, send, retry, stop, startOver, run }
}

/** Keeps the pass of the conversation, and the id of its last answer. */
function useTestSession(openPass: () => Promise<string>) {
  const token = useRef<Promise<string>>(undefined)
  const lastAnswerId = useRef<string>(undefined)

  function openSession(): Promise<string> {
    token.current ??= openPass()
    return token.current
  }

  function closeSession() {
    token.current = undefined
    lastAnswerId.current = undefined
  }

  return { lastAnswerId, openSession, closeSession }
}

function useTurns() {
  const [turns, setTurns] = useState<Turn[]>([])

  function update(id: string, change: (turn: Turn) => Partial<Turn>) {
    setTurns((before) =>
      before.map((turn) => (turn.question.id === id ? { ...turn, ...change(turn) } : turn)),
    )
  }

  function fail(id: string, failure: TurnFailure) {
    update(id, () => ({ state: 'failed', failure }))
  }

  const isBusy = turns.some(({ state }) => state === 'waiting')
  return { turns, isBusy, setTurns, update, fail }
}

/** Returns what an event of the stream changes of its turn. */
function changeOf(turn: Turn, event: TurnEvent): Partial<Turn> {
  if (event.type === 'text') return { text: turn.text + event.text }
  if (event.type === 'error') return { state: 'failed', failure: { code: event.code, text: event.message } }
  if (event.type === 'done')
    return { answer: event.message, state: 'done', ...(event.report && { report: event.report }) }
  return {}
}

/** Returns the turn with the part of its answer that had arrived. */
function stopTurn(turn: Turn): Turn {
  const { question, text } = turn
  const answer: ChatMessage = { id: `${question.id}-stopped`, role: 'agent', text, at: Date.now() }
  return { ...turn, state: 'done', answer }
}

function useWhenOnline(act: () => void) {
  const handle = useEffectEvent(act)
  useEffect(() => {
    const handleOnline = () => handle()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}
