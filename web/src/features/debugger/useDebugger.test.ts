import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '../../lib/errors.ts'
import { streamTurn } from './streamTurn.ts'
import { useDebugger } from './useDebugger.ts'

vi.mock('./streamTurn.ts', () => ({ streamTurn: vi.fn() }))

type Stream = typeof streamTurn
type TestPass = Awaited<ReturnType<Parameters<typeof useDebugger>[1]>>

/** Streams a short answer. */
const answer: Stream = async (_region, { clientMessageId }, onEvent) =>
  onEvent({
    type: 'done',
    message: { id: `${clientMessageId}-a`, role: 'agent', text: 'Yes.', at: 1 },
  })
/** Fails before anything arrives. */
const failWith =
  (code: ConstructorParameters<typeof CallError>[0]): Stream =>
  async () => {
    throw new CallError(code)
  }

/** Opens a test chat whose passes are counted, and whose questions the server answers in these ways. */
function openChat(...ways: Stream[]) {
  for (const way of ways) vi.mocked(streamTurn).mockImplementationOnce(way)
  let passes = 0
  const openPass = vi.fn(async (): Promise<TestPass> => {
    passes++
    return { token: `pass${passes}`, conversationId: `test-${passes}` }
  })
  const { result } = renderHook(() => useDebugger('eu', openPass))
  const chat = () => result.current
  return {
    openPass,
    chat,
    ask: (text: string) => act(async () => chat().send(text)),
    retryLast: () => act(async () => chat().retry(chat().turns.at(-1)!)),
    /** The pass, the id and the last seen answer of every request. */
    requests: () =>
      vi
        .mocked(streamTurn)
        .mock.calls.map(([, { token, clientMessageId, lastMessageId }]) => [
          token,
          clientMessageId,
          lastMessageId,
        ]),
    idOf: (index: number) => chat().turns[index]?.question.id,
    conversations: () => chat().turns.map(({ conversationId }) => conversationId),
  }
}

beforeEach(() => {
  vi.mocked(streamTurn).mockReset()
})

describe('useDebugger', () => {
  it('asks a question only after the draft is saved', async () => {
    const saved = Promise.withResolvers<void>()
    const openPass = vi.fn(() => new Promise<TestPass>(() => {}))
    const { result } = renderHook(() => useDebugger('eu', openPass, () => saved.promise))
    await act(async () => result.current.send('Where is my order?'))
    expect(openPass).not.toHaveBeenCalled()
    await act(async () => saved.resolve())
    expect(openPass).toHaveBeenCalledTimes(1)
  })

  it('explains why a question was not asked when the draft could not be saved', async () => {
    const openPass = vi.fn(() => new Promise<TestPass>(() => {}))
    const refusal = new CallError('failed-precondition', 'Choose there first.')
    const { result } = renderHook(() => useDebugger('eu', openPass, () => Promise.reject(refusal)))
    await act(async () => result.current.send('Where is my order?'))
    expect(result.current.turns[0]?.failure?.text).toBe('Choose there first.')
    expect(openPass).not.toHaveBeenCalled()
  })

  it('sends a question again in the same conversation after a failure', async () => {
    const { ask, retryLast, requests, idOf, conversations } = openChat(
      answer,
      failWith('unavailable'),
      answer,
    )
    await ask('Do you have oars?')
    await ask('And sails?')
    await retryLast()
    const seen = `${idOf(0)}-a`
    expect(requests()).toEqual([
      ['pass1', idOf(0), undefined],
      ['pass1', idOf(1), seen],
      ['pass1', idOf(1), seen],
    ])
    expect(conversations()).toEqual(['test-1', 'test-1'])
  })

  it('stays in the conversation when the draft of a later question cannot be saved', async () => {
    let isConflicting = false
    const openPass = vi.fn(async () => ({ token: 'pass1', conversationId: 'test-1' }))
    const saveFirst = async () => {
      if (isConflicting) throw new CallError('unauthenticated')
    }
    vi.mocked(streamTurn).mockImplementation(answer)
    const { result } = renderHook(() => useDebugger('eu', openPass, saveFirst))
    for (const conflicting of [false, true, false]) {
      isConflicting = conflicting
      await act(async () => result.current.send('Hello'))
    }
    expect(openPass).toHaveBeenCalledOnce()
    expect(result.current.turns.map(({ state }) => state)).toEqual(['done', 'failed', 'done'])
  })

  it.each([
    ['refuses the pass', failWith('unauthenticated')],
    [
      'ends the session while it answers',
      (async (_region, _request, onEvent) =>
        onEvent({ type: 'error', code: 'unauthenticated', message: '', retry: false })) satisfies Stream,
    ],
  ])('opens another conversation when the server %s, and keeps that of older answers', async (_, over) => {
    const { ask, retryLast, requests, conversations } = openChat(answer, over, answer)
    await ask('Do you have oars?')
    await ask('And sails?')
    await retryLast()
    expect(requests().map(([token, , seen]) => [token, seen === undefined])).toEqual([
      ['pass1', true],
      ['pass1', false],
      ['pass2', true],
    ])
    expect(conversations()).toEqual(['test-1', 'test-2'])
  })

  it('returns to the conversation that was left, until a question is asked in the new one', async () => {
    const { ask, chat, requests } = openChat(answer, answer, answer)
    await ask('Do you have oars?')
    const { turns, run } = chat()
    act(() => chat().startOver())
    expect([chat().turns, chat().left?.turns]).toEqual([[], turns])
    expect(chat().run).not.toBe(run)
    act(() => chat().undoStartOver())
    expect([chat().turns, chat().left, chat().run]).toEqual([turns, undefined, run])
    await ask('And sails?')
    act(() => chat().startOver())
    await ask('Hello?')
    expect(chat().left).toBeUndefined()
    expect(requests().map(([token]) => token)).toEqual(['pass1', 'pass1', 'pass2'])
  })

  it('keeps the received part of an answer that starting over has stopped', async () => {
    const { ask, chat } = openChat((_region, _request, onEvent, signal) => {
      onEvent({ type: 'text', text: 'We' })
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('Aborted'))))
    })
    await ask('Do you have oars?')
    await act(async () => chat().startOver())
    await act(async () => chat().undoStartOver())
    expect(chat().turns).toMatchObject([{ state: 'done', answer: { text: 'We' } }])
  })

  it('requests a pass again that it did not get', async () => {
    const { openPass, ask, retryLast, chat } = openChat(answer)
    openPass.mockRejectedValueOnce(new CallError('unavailable'))
    await ask('Do you have oars?')
    expect(chat().turns[0]?.state).toBe('failed')
    await retryLast()
    expect(chat().turns[0]?.state).toBe('done')
  })
})
