import type { TurnEvent } from '@parley/functions/shared/widget/widgetApi'
import { describe, expect, it, vi } from 'vitest'
import { answer, config, key, openBackend, session, settled, stream, texts } from '../../test/openBackend.ts'

const backend = openBackend()

describe('startConversation', () => {
  it('sends no request before one is needed', () => {
    backend.start()
    expect(backend.calls).toEqual([])
  })

  it('opens a session once and stores its token and theme for the next page', async () => {
    const conversation = backend.start()
    conversation.proceed()
    await settled(conversation)
    conversation.proceed()
    await settled(conversation)
    expect(backend.calls.map(({ path }) => path)).toEqual(['session'])
    expect(backend.start().state.config).toEqual(config)
    backend.start().proceed()
    expect(backend.calls.at(-1)?.body.token).toBe('token-1')
  })

  it('prefers the newer configuration, of the script or of its own storage', async () => {
    const conversation = backend.start()
    conversation.proceed()
    await settled(conversation)
    const published = (version: number) => ({ ...config, version: config.version + version })
    const versionOf = (version: number) => backend.start(undefined, published(version)).state.config?.version
    expect(versionOf(1)).toBe(config.version + 1)
    expect(versionOf(-1)).toBe(config.version)
  })

  it('shows the stored answer in place of the streamed text', async () => {
    const seen: string[] = []
    backend.answers.message = () =>
      stream(
        { type: 'text', text: 'Fi' },
        { type: 'text', text: 'ne' },
        { type: 'done', message: answer('Fine.') },
      )
    const conversation = backend.start(() => void seen.push(conversation.state.answer))
    conversation.send('How are you?')
    await settled(conversation)
    expect(seen).toContain('Fi')
    expect(seen).toContain('Fine')
    expect(texts(conversation)).toEqual(['How are you?', 'Fine.'])
    expect(conversation.state.answer).toBe('')
  })

  it('reads events however the network splits them', async () => {
    const line = JSON.stringify({ type: 'done', message: answer('Grüße 👋') } satisfies TurnEvent)
    backend.answers.message = () => {
      const bytes = new TextEncoder().encode(line)
      return new Response(
        new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
            controller.close()
          },
        }),
      )
    }
    const conversation = backend.start()
    conversation.send('Hi')
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Hi', 'Grüße 👋'])
  })

  it('sends a message that was written before the session was open', async () => {
    let open = (_response: Response) => {}
    backend.answers.session = () => new Promise((resolve) => (open = resolve))
    const conversation = backend.start()
    conversation.proceed()
    conversation.send('Early')
    expect(conversation.state.pending?.text).toBe('Early')
    open(session())
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Early', 'Fine.'])
  })

  it('tells the backend which message is the newest that it shows', async () => {
    backend.answers.message = ({ body }) =>
      stream({ type: 'done', message: answer('Fine.', `${body.clientMessageId}-a`) })
    const conversation = backend.start()
    for (const text of ['One', 'Two']) {
      conversation.send(text)
      await settled(conversation)
    }
    expect(backend.calls.slice(1).map(({ body }) => body.lastMessageId)).toEqual([
      undefined,
      `${backend.idsSent()[0]}-a`,
    ])
  })

  it('sends the next message after the answer to the first', async () => {
    backend.answers.message = ({ body }) =>
      stream({ type: 'done', message: answer(`${body.text}!`, `${body.clientMessageId}-a`) })
    const conversation = backend.start()
    conversation.send('One')
    conversation.send('Two')
    expect(conversation.state.waiting.map(({ text }) => text)).toEqual(['Two'])
    await settled(conversation)
    expect(texts(conversation)).toEqual(['One', 'One!', 'Two', 'Two!'])
  })
})

describe('the widget that is loaded again', () => {
  it('sends the same id again when this happens during an answer, and shows the answer once', async () => {
    backend.answers.message = () => new Promise(() => {})
    const before = backend.start()
    before.send('Question')
    await vi.waitFor(() => expect(backend.idsSent()).toHaveLength(1))
    backend.answers.message = () => stream({ type: 'done', message: answer('Fine.') })
    const after = backend.start()
    expect(after.state.pending?.text).toBe('Question')
    after.proceed()
    await settled(after)
    expect(new Set(backend.idsSent()).size).toBe(1)
    expect(texts(after)).toEqual(['Question', 'Fine.'])
    expect(sessionStorage.getItem(key)).toBe('{"waiting":[],"isTold":true}')
  })

  it('neither requests nor shows an answer again that was stored before', async () => {
    sessionStorage.setItem(
      key,
      JSON.stringify({ pending: { id: 'sent-1', role: 'visitor', text: 'Question', at: 1 } }),
    )
    backend.answers.session = () =>
      session([{ id: 'sent-1', role: 'visitor', text: 'Question', at: 1 }, answer('Fine.')])
    const conversation = backend.start()
    conversation.proceed()
    await settled(conversation)
    expect(backend.idsSent()).toEqual([])
    expect(texts(conversation)).toEqual(['Question', 'Fine.'])
  })

  it('shows a repeated answer once even if the backend names the question otherwise', async () => {
    sessionStorage.setItem(
      key,
      JSON.stringify({ pending: { id: 'sent-1', role: 'visitor', text: 'Question', at: 1 } }),
    )
    backend.answers.session = () =>
      session([{ id: 'other', role: 'visitor', text: 'Question', at: 1 }, answer('Fine.')])
    const conversation = backend.start()
    conversation.proceed()
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Question', 'Fine.'])
  })

  it('keeps the conversation within the page when storage is denied', async () => {
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, kind, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const conversation = backend.start()
    conversation.send('Hi')
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Hi', 'Fine.'])
  })
})

describe('the stop button', () => {
  it('keeps the text that was there, and lets the next message be sent', async () => {
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
      if (url.endsWith('session')) return session()
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(
            new TextEncoder().encode(`${JSON.stringify({ type: 'text', text: 'So far' })}\n`),
          )
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    })
    const conversation = backend.start()
    conversation.send('Question')
    await vi.waitFor(() => expect(conversation.state.answer).toBe('So far'))
    conversation.stop()
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Question', 'So far'])
    expect(conversation.state.pending).toBeUndefined()
    expect(sessionStorage.getItem(key)).toBe('{"waiting":[],"isTold":true}')
  })

  it('prevents the request when it is used before the connection, and the message can be sent again', async () => {
    let connect: (response: Response) => void = () => {}
    backend.answers.session = () => new Promise((resolve) => (connect = resolve))
    const conversation = backend.start()
    conversation.send('Question')
    conversation.stop()
    expect(conversation.state.pending).toBeUndefined()
    connect(session())
    await settled(conversation)
    expect(backend.idsSent()).toEqual([])
    expect(conversation.state.waiting).toMatchObject([{ text: 'Question', isUnsent: true }])
    conversation.send('Another one')
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Another one', 'Fine.'])
  })
})
