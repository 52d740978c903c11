import type { Region } from '@parley/functions/shared/regions'
import type { TurnReport } from '@parley/functions/shared/widgetApi'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { sentenceOf } from '../../lib/errors.ts'
import { streamTurn } from './streamTurn.ts'

export interface Turn {
  id: string
  question: string
  answer: string
  state: 'waiting' | 'streaming' | 'done' | 'failed'
  failure?: string
  report?: TurnReport
}

export interface Debugger {
  turns: Turn[]
  isBusy: boolean
  send: (question: string) => void
  retry: (turn: Turn) => void
  startOver: () => void
}

/** A test conversation with the saved draft. Its session is opened by the first question. */
export function useDebugger(region: Region, agentId: string): Debugger {
  const [turns, setTurns] = useState<Turn[]>([])
  const token = useRef<Promise<string>>(undefined)
  const abort = useRef<AbortController>(undefined)
  const lastAnswerId = useRef<string>(undefined)
  const isBusy = turns.some(({ state }) => state === 'waiting' || state === 'streaming')

  useEffect(() => () => abort.current?.abort(), [])

  function openSession(): Promise<string> {
    token.current ??= call('createDebugSession', { region, agentId }, region).then((session) => session.token)
    return token.current
  }

  async function run(id: string, text: string) {
    const update = (change: (turn: Turn) => Partial<Turn>) =>
      setTurns((known) => known.map((turn) => (turn.id === id ? { ...turn, ...change(turn) } : turn)))
    const controller = new AbortController()
    abort.current = controller
    let isAnswered = false
    try {
      await streamTurn(
        region,
        { token: await openSession(), clientMessageId: id, text, lastMessageId: lastAnswerId.current },
        (event) => {
          if (event.type === 'text')
            update((turn) => ({ answer: turn.answer + event.text, state: 'streaming' }))
          if (event.type === 'error') update(() => ({ state: 'failed', failure: event.message }))
          if (event.type === 'done') {
            lastAnswerId.current = event.message.id
            update(() => ({
              answer: event.message.text,
              state: 'done',
              ...(event.report && { report: event.report }),
            }))
          }
          isAnswered ||= event.type !== 'text'
        },
        controller.signal,
      )
      if (!isAnswered) update(() => ({ state: 'failed', failure: 'The answer broke off. Try again.' }))
    } catch (error) {
      if (controller.signal.aborted) return
      token.current = undefined
      lastAnswerId.current = undefined
      update(() => ({ state: 'failed', failure: sentenceOf(error) }))
    }
  }

  function send(question: string) {
    if (isBusy) return
    const id = crypto.randomUUID()
    setTurns((known) => [...known, { id, question, answer: '', state: 'waiting' }])
    void run(id, question)
  }

  /** The same message id: if the answer was made and only its way here broke, it is not paid for again. */
  function retry(turn: Turn) {
    if (isBusy) return
    setTurns((known) =>
      known.map((other) => (other.id === turn.id ? { ...other, answer: '', state: 'waiting' } : other)),
    )
    void run(turn.id, turn.question)
  }

  function startOver() {
    abort.current?.abort()
    token.current = undefined
    lastAnswerId.current = undefined
    setTurns([])
  }

  return { turns, isBusy, send, retry, startOver }
}
