import { describe, expect, it, vi } from 'vitest'
import { answer, config, key, openBackend, session, settled, stream, texts } from '../../test/openBackend.ts'

const backend = openBackend()

describe('the store of the conversation', () => {
  const opens = (conversationId: string) => session([], conversationId, conversationId)

  it.each([
    ['is cut off', true],
    ['comes to its end all the same', false],
  ])('ignores the answer of the previous conversation, which %s', async (_how, isCutOff) => {
    let end = () => {}
    backend.answers.message = ({ body, signal }) => {
      if (body.text !== 'Old') return stream({ type: 'done', message: answer('Welcome.', 'answer-2') })
      const lines = [
        { type: 'text', text: 'So far' },
        { type: 'done', message: answer('So far so good.') },
      ].map((event) => new TextEncoder().encode(`${JSON.stringify(event)}\n`))
      return new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(lines[0])
            if (isCutOff) signal?.addEventListener('abort', () => controller.error(signal.reason))
            end = () => {
              if (!isCutOff) controller.enqueue(lines[1])
              if (!isCutOff) controller.close()
            }
          },
        }),
      )
    }
    const conversation = backend.start()
    conversation.send('Old')
    await vi.waitFor(() => expect(conversation.state.answer).toBe('So far'))
    backend.answers.session = () => opens('c2')
    conversation.change({ fresh: true })
    conversation.send('New')
    end()
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['New', 'Welcome.']))
    expect(backend.calls.at(-1)?.body).toMatchObject({ text: 'New', token: 'c2' })
    expect(conversation.state).toMatchObject({ conversationId: 'c2', answer: '', pending: undefined })
  })

  it('sends a message that was written while another conversation opened', async () => {
    let open = (_response: Response) => {}
    backend.answers.session = () => new Promise((resolve) => (open = resolve))
    const conversation = backend.start()
    conversation.proceed()
    conversation.change({ fresh: true })
    conversation.send('New')
    backend.answers.session = () => opens('c2')
    open(session([], 'c1'))
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['New', 'Fine.']))
    expect(backend.calls.filter(({ path }) => path === 'message').map(({ body }) => body.token)).toEqual([
      'c2',
    ])
  })

  it('shows an empty conversation when another tab has started one', async () => {
    const conversation = backend.start()
    conversation.send('One')
    await settled(conversation)
    backend.answers.session = () => opens('c2')
    localStorage.setItem(key, JSON.stringify({ config, token: 'c2', handoff: 'bot', at: 1 }))
    conversation.proceed()
    await settled(conversation)
    expect(conversation.state).toMatchObject({ conversationId: 'c2', messages: [] })
  })

  it('keeps the messages when another tab continues the conversation with a new token', async () => {
    const conversation = backend.start()
    conversation.send('One')
    await settled(conversation)
    backend.answers.session = () => session([], 'token-2')
    localStorage.setItem(key, JSON.stringify({ config, token: 'token-2', handoff: 'bot', at: 1 }))
    conversation.proceed()
    await settled(conversation)
    expect(backend.calls.at(-1)?.body.token).toBe('token-2')
    expect(texts(conversation)).toEqual(['One', 'Fine.'])
  })
})
