import type { Region } from '@parley/functions/shared/regions/regions'
import type { TurnReport } from '@parley/functions/shared/widget/turnReport'
import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
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
  const [turns, setTurns] = useState<Turn[]>([])
  const [run, setRun] = useState(0)
  const token = useRef<Promise<string>>(undefined)
  const abort = useRef<AbortController>(undefined)
  const lastAnswerId = useRef<string>(undefined)
  const isBusy = turns.some(({ state }) => state === 'waiting')

  useEffect(() => () => abort.current?.abort(), [])

  function openSession(): Promise<string> {
    token.current ??= openPass()
    return token.current
  }

  function update(id: string, change: (turn: Turn) => Partial<Turn>) {
    setTurns((known) => known.map((turn) => (turn.question.id === id ? { ...turn, ...change(turn) } : turn)))
  }

  async function ask({ id, text }: ChatMessage) {
    const controller = new AbortController()
    abort.current = controller
    let isAnswered = false
    try {
      await saveFirst?.()
      await streamTurn(
        region,
        { token: await openSession(), clientMessageId: id, text, lastMessageId: lastAnswerId.current },
        (event) => {
          if (event.type === 'text') update(id, (turn) => ({ text: turn.text + event.text }))
          if (event.type === 'error')
            update(id, () => ({ state: 'failed', failure: { code: event.code, text: event.message } }))
          if (event.type === 'done') {
            lastAnswerId.current = event.message.id
            update(id, () => ({
              answer: event.message,
              state: 'done',
              ...(event.report && { report: event.report }),
            }))
          }
          isAnswered ||= event.type !== 'text'
        },
        controller.signal,
      )
      if (!isAnswered)
        update(id, () => ({ state: 'failed', failure: { code: 'unavailable', text: t('answerBroke') } }))
    } catch (error) {
      if (controller.signal.aborted) return
      token.current = undefined
      lastAnswerId.current = undefined
      update(id, () => ({ state: 'failed', failure: turnFailure(error) }))
    }
  }

  function send(text: string) {
    if (isBusy) return
    const question: ChatMessage = { id: crypto.randomUUID(), role: 'visitor', text, at: Date.now() }
    setTurns((known) => [...known, { question, text: '', state: 'waiting' }])
    void ask(question)
  }

  /** Sends the same message id: if only the response was lost, the answer is not charged again. */
  function retry({ question }: Turn) {
    if (isBusy) return
    update(question.id, () => ({ text: '', state: 'waiting', failure: undefined }))
    void ask(question)
  }

  function stop() {
    abort.current?.abort()
    setTurns((known) =>
      known.map((turn) => {
        if (turn.state !== 'waiting') return turn
        const { question, text } = turn
        return {
          ...turn,
          state: 'done',
          answer: { id: `${question.id}-stopped`, role: 'agent', text, at: Date.now() },
        }
      }),
    )
  }

  function startOver() {
    abort.current?.abort()
    token.current = undefined
    lastAnswerId.current = undefined
    setTurns([])
    setRun(run + 1)
  }

  const retryNewest = useEffectEvent(() => {
    const newest = turns.at(-1)
    if (newest?.failure?.code === 'offline') retry(newest)
  })

  // The widget promises to continue when the connection is back.
  useEffect(() => {
    const handleOnline = () => retryNewest()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])

  return { turns, isBusy, send, retry, stop, startOver, run }
}
