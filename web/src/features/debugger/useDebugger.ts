import type { Region } from '@parley/functions/shared/regions/regions'
import type { TurnReport } from '@parley/functions/shared/widget/TurnReport'
import type { ChatMessage, TurnEvent } from '@parley/functions/shared/widget/widgetApi'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toCallError } from '../../lib/errors.ts'
import { streamTurn } from './streamTurn.ts'
import { turnFailure, type TurnFailure } from './turnFailure.ts'
import { t } from './texts.ts'

/** A question with the state of its answer. */
export interface Turn {
  question: ChatMessage
  /** The conversation that it was asked in; missing before the pass was requested. */
  conversationId?: string | undefined
  /** The received part of the answer. */
  text: string
  /** The complete answer with its receipt, when it has arrived. */
  answer?: ChatMessage
  state: 'waiting' | 'done' | 'failed'
  failure?: TurnFailure | undefined
  report?: TurnReport
}

/** A pass for a test conversation. */
interface TestPass {
  token: string
  /** Missing where its holder does not know it. */
  conversationId?: string
}

export interface Debugger {
  turns: Turn[]
  isBusy: boolean
  send: (question: string) => void
  retry: (turn: Turn) => void
  /** Stops reading the answer; the question is charged nevertheless. */
  stop: () => void
  startOver: () => void
  /** The conversation before this one, until a question is asked in this one. */
  left: Pick<Debugger, 'turns' | 'run'> | undefined
  /** Returns to it. */
  undoStartOver: () => void
  /** Identifies the conversation. */
  run: number
}

/**
 * Runs a test conversation with a draft. The first question requests a pass with `openPass`; each question
 * waits for `saveFirst`, because the server reads the stored draft.
 */
export function useDebugger(
  region: Region,
  openPass: () => Promise<TestPass>,
  saveFirst?: () => Promise<void>,
): Debugger {
  const { turns, isBusy, setTurns, update, fail } = useTurns()
  const [run, setRun] = useState(0)
  const [left, setLeft] = useState<LeftConversation>()
  const session = useTestSession(openPass)
  const { ask, abort } = useQuestions({ region, saveFirst, session, update, fail })

  function send(text: string) {
    if (isBusy) return
    const question: ChatMessage = { id: crypto.randomUUID(), role: 'visitor', text, at: Date.now() }
    setLeft(undefined)
    setTurns((before) => [...before, { question, text: '', state: 'waiting' }])
    ask(question)
  }

  /** Sends the same message id: if only the response was lost, the answer is not charged again. */
  function retry({ question }: Turn) {
    if (isBusy) return
    update(question.id, () => ({ text: '', state: 'waiting', failure: undefined }))
    ask(question)
  }

  function stop() {
    abort()
    setTurns(stopWaiting)
  }

  function startOver() {
    abort()
    const before = session.leave()
    if (turns.length > 0) setLeft({ run, turns: stopWaiting(turns), session: before })
    setTurns([])
    setRun(run + 1)
  }

  function undoStartOver() {
    if (!left) return
    session.enter(left.session)
    setTurns(left.turns)
    setRun(left.run)
    setLeft(undefined)
  }

  // The widget promises to continue when the connection is back.
  useWhenOnline(() => {
    const newest = turns.at(-1)
    if (newest?.failure?.code === 'offline') retry(newest)
  })

  return { turns, isBusy, send, retry, stop, startOver, left, undoStartOver, run }
}

interface LeftConversation extends Pick<Debugger, 'turns' | 'run'> {
  session: TestSession
}

interface Asking extends Pick<ReturnType<typeof useTurns>, 'update' | 'fail'> {
  region: Region
  saveFirst: (() => Promise<void>) | undefined
  session: ReturnType<typeof useTestSession>
}

/** Asks the questions of a test conversation, one at a time. */
function useQuestions({ region, saveFirst, session, update, fail }: Asking) {
  const controller = useRef<AbortController>(undefined)
  const abort = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])

  async function send({ id, text }: ChatMessage, signal: AbortSignal) {
    const { requestPass, replace } = session
    const present = session.present()
    let isAnswered = false
    const handleEvent = (event: TurnEvent) => {
      if (event.type === 'done') present.lastAnswerId = event.message.id
      if (event.type === 'error' && event.code === 'unauthenticated') replace(present)
      update(id, (turn) => changeOf(turn, event))
      isAnswered ||= event.type !== 'text'
    }
    try {
      await saveFirst?.()
      const { token, conversationId } = await requestPass(present)
      update(id, () => ({ conversationId }))
      const request = { token, clientMessageId: id, text, lastMessageId: present.lastAnswerId }
      await streamTurn(region, request, handleEvent, signal).catch((error: unknown) => {
        if (toCallError(error).code === 'unauthenticated') replace(present)
        throw error
      })
      if (!isAnswered) fail(id, { code: 'unavailable', text: t('answerBroke') })
    } catch (error) {
      if (!signal.aborted) fail(id, turnFailure(error))
    }
  }

  function ask(question: ChatMessage) {
    controller.current = new AbortController()
    void send(question, controller.current.signal)
  }

  return { ask, abort }
}

interface TestSession {
  pass?: Promise<TestPass> | undefined
  lastAnswerId?: string
}

/** Keeps the session of the present conversation, which lasts until the server says that it is over. */
function useTestSession(openPass: () => Promise<TestPass>) {
  const open = useRef<TestSession>({})

  function requestPass(session: TestSession): Promise<TestPass> {
    session.pass ??= openPass().catch((error: unknown) => {
      session.pass = undefined
      throw error
    })
    return session.pass
  }

  /** Makes the next question start another conversation, unless one was started since. */
  function replace(session: TestSession) {
    if (open.current === session) open.current = {}
  }

  /** Makes the next question start another conversation, and returns the session of this one. */
  function leave(): TestSession {
    const session = open.current
    open.current = {}
    return session
  }

  function enter(session: TestSession) {
    open.current = session
  }

  return { present: () => open.current, requestPass, replace, leave, enter }
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

/** Returns turns without waiting ones: these end with the part of their answer that had arrived. */
function stopWaiting(turns: Turn[]): Turn[] {
  return turns.map((turn) => {
    if (turn.state !== 'waiting') return turn
    const { question, text } = turn
    const answer: ChatMessage = { id: `${question.id}-stopped`, role: 'agent', text, at: Date.now() }
    return { ...turn, state: 'done', answer }
  })
}

function useWhenOnline(act: () => void) {
  const handle = useEffectEvent(act)
  useEffect(() => {
    const handleOnline = () => handle()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}
