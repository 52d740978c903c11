import { describe, expect, it, vi } from 'vitest'
import { minuteMs } from '@parley/functions/shared/durations'
import { answer, failure, openBackend, session, settled, stream, texts } from '../../test/openBackend.ts'

const backend = openBackend()

describe('the store of a conversation', () => {
  it('keeps the message after a failure, and sends it again under the same id', async () => {
    backend.answers.message = () =>
      stream({ type: 'text', text: 'Let' }, { type: 'error', code: 'internal', message: '', retry: true })
    const conversation = backend.start()
    conversation.send('Question')
    await settled(conversation)
    expect(conversation.state).toMatchObject({
      failure: { code: 'internal', retry: true },
      pending: { text: 'Question' },
      answer: '',
    })
    backend.answers.message = () => stream({ type: 'done', message: answer('Fine.') })
    conversation.proceed()
    await settled(conversation)
    expect(new Set(backend.idsSent()).size).toBe(1)
    expect(texts(conversation)).toEqual(['Question', 'Fine.'])
  })

  it.each([
    ['through the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of the service', () => failure(503, 'unavailable')],
    ['for now', () => failure(429, 'resource-exhausted')],
  ])('keeps all messages in order after a failure %s, also over a reload', async (_name, failing) => {
    backend.answers.message = failing
    const before = backend.start()
    for (const text of ['One', 'Two', 'Three']) {
      before.send(text)
      await settled(before)
    }
    expect(texts(before)).toEqual([])
    expect(new Set(backend.idsSent()).size).toBe(1)
    before.end()
    backend.answers.message = ({ body }) =>
      stream({ type: 'done', message: answer(`${body.text}!`, `${body.clientMessageId}-a`) })
    const after = backend.start()
    after.proceed()
    await settled(after)
    expect(texts(after)).toEqual(['One', 'One!', 'Two', 'Two!', 'Three', 'Three!'])
    expect(after.state).toMatchObject({ pending: undefined, waiting: [], failure: undefined })
  })

  it.each([
    ['invalid-argument', () => failure(400, 'invalid-argument')],
    ['internal', () => failure(500, 'internal')],
    ['unavailable', () => stream({ type: 'error', code: 'unavailable', message: '', retry: true })],
  ])(
    'sets a failing message (%s) aside for the next one, until the visitor sends it again',
    async (code, failing) => {
      backend.answers.message = ({ body }) =>
        body.text === 'Bad' ? failing() : stream({ type: 'done', message: answer('Fine.') })
      const conversation = backend.start()
      conversation.send('Bad')
      await settled(conversation)
      expect(conversation.state).toMatchObject({ failure: { code }, pending: { text: 'Bad' } })
      conversation.proceed()
      await settled(conversation)
      expect(conversation.state).toMatchObject({ failure: { code }, pending: { text: 'Bad' }, waiting: [] })
      conversation.send('Good')
      await settled(conversation)
      expect(backend.idsSent()).toHaveLength(3)
      expect(texts(conversation)).toEqual(['Good', 'Fine.'])
      expect(conversation.state).toMatchObject({
        failure: undefined,
        pending: undefined,
        waiting: [{ text: 'Bad', isUnsent: true }],
      })
      expect(backend.start().state.waiting).toMatchObject([{ text: 'Bad', isUnsent: true }])
    },
  )

  it('sets a failing message aside at once when others wait behind it', async () => {
    let fail = () => {}
    backend.answers.message = ({ body }) =>
      body.text === 'Good'
        ? stream({ type: 'done', message: answer('Fine.') })
        : new Promise((resolve) => (fail = () => resolve(failure(400, 'invalid-argument'))))
    const conversation = backend.start()
    conversation.send('Bad')
    conversation.send('Good')
    await vi.waitFor(() => expect(backend.idsSent()).toHaveLength(1))
    fail()
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['Good', 'Fine.']))
    expect(conversation.state.waiting).toMatchObject([{ text: 'Bad', isUnsent: true }])
  })

  it('renews an expired token silently, and keeps the messages on the page', async () => {
    const conversation = backend.start()
    conversation.send('One')
    await settled(conversation)
    backend.answers.session = () => session([], 'token-2')
    backend.answers.message = ({ body }) =>
      body.token === 'token-2'
        ? stream({ type: 'done', message: answer('Two.', 'answer-2') })
        : failure(401, 'unauthenticated')
    conversation.send('Two')
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['One', 'Fine.', 'Two', 'Two.']))
    expect(new Set(backend.idsSent()).size).toBe(2)
    expect(conversation.state.failure).toBeUndefined()
  })

  it('reports a refused token after one attempt to renew it', async () => {
    backend.answers.session = () => failure(401, 'unauthenticated')
    const conversation = backend.start()
    conversation.proceed()
    await vi.waitFor(() => expect(conversation.state.failure?.code).toBe('unauthenticated'))
    expect(backend.calls).toHaveLength(2)
  })

  it('removes the widget when its agent is not found', async () => {
    backend.answers.session = () => failure(404, 'not-found')
    const conversation = backend.start()
    conversation.proceed()
    await settled(conversation)
    expect(backend.onGone).toHaveBeenCalledOnce()
  })

  it.each([
    ['a network that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a stream that stops short', () => stream({ type: 'text', text: 'Fi' })],
  ])('waits and retries by itself after %s', async (_name, broken) => {
    vi.useFakeTimers()
    backend.answers.message = broken
    const conversation = backend.start()
    conversation.send('Question')
    await vi.waitFor(() => expect(conversation.state.failure?.code).toBe('offline'))
    backend.answers.message = () => stream({ type: 'done', message: answer('Fine.') })
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['Question', 'Fine.']))
    expect(new Set(backend.idsSent()).size).toBe(1)
  })

  it('treats a response without a readable body as unavailable', async () => {
    backend.answers.session = () => new Response('<html>Bad gateway</html>', { status: 502 })
    const conversation = backend.start()
    conversation.proceed()
    await settled(conversation)
    expect(conversation.state.failure).toEqual({ code: 'unavailable', retry: true })
  })

  it('stops retrying when the conversation ends', async () => {
    vi.useFakeTimers()
    backend.answers.session = () => Promise.reject(new TypeError('Failed to fetch'))
    const conversation = backend.start()
    conversation.proceed()
    await vi.waitFor(() => expect(backend.calls).toHaveLength(1))
    conversation.end()
    await vi.advanceTimersByTimeAsync(minuteMs)
    expect(backend.calls).toHaveLength(1)
  })
})

describe('a conversation without a network', () => {
  it('reports offline when the network is lost, not when the browser only claims to be offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const conversation = backend.start()
    conversation.send('Question')
    await settled(conversation)
    expect(conversation.state.failure).toBeUndefined()
    window.dispatchEvent(new Event('offline'))
    expect(conversation.state.failure?.code).toBe('offline')
    vi.restoreAllMocks()
  })
})
