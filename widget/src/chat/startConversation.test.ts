import type { ChatMessage, SessionReply, TurnEvent } from '@parley/functions/shared/widgetApi'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { type Conversation, startConversation } from './startConversation.ts'

const config = exampleConfig()
const key = `parley:2:${config.agentId}`

interface Call {
  path: string
  body: { token?: string; clientMessageId?: string; text?: string; lastMessageId?: string }
  signal: AbortSignal | null | undefined
}

let calls: Call[]
let answers: Record<'session' | 'message', (call: Call) => Response | Promise<Response>>
const [onGone, emit] = [vi.fn(), vi.fn()]

const answer = (text: string, id = 'answer-1'): ChatMessage => ({ id, role: 'agent', text, at: 2 })
const session = (messages: ChatMessage[] = [], token = 'token-1') =>
  Response.json({ token, conversationId: 'c', config, messages, state: 'bot', operator: '', isOpen: true } satisfies SessionReply)
const stream = (...events: TurnEvent[]) => new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
const failure = (status: number, code: string) => Response.json({ error: { code, message: code } }, { status })
const texts = ({ state }: Conversation) => state.messages.map(({ text }) => text)
const idsSent = () => calls.filter(({ path }) => path === 'message').map(({ body }) => body.clientMessageId)

function start(onChange = () => {}): Conversation {
  return startConversation({ agentId: config.agentId, region: 'eu', api: 'https://api.example', isSilent: false, onChange, onGone, emit })
}

async function settled({ state }: Conversation): Promise<void> {
  await vi.waitFor(() => expect(state.isBusy).toBe(false))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  calls = []
  onGone.mockReset()
  answers = { session: () => session(), message: () => stream({ type: 'done', message: answer('Fine.') }) }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { path: url.replace('https://api.example/', ''), body: JSON.parse(String(init.body)), signal: init.signal }
    calls.push(call)
    return answers[call.path as 'session' | 'message'](call)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a conversation', () => {
  it('asks the backend for nothing before it is needed', () => {
    start()
    expect(calls).toEqual([])
  })

  it('opens a session once and keeps its token and the looks for the next page', async () => {
    const conversation = start()
    conversation.proceed()
    await settled(conversation)
    conversation.proceed()
    await settled(conversation)
    expect(calls.map(({ path }) => path)).toEqual(['session'])
    expect(start().state.config).toEqual(config)
    start().proceed()
    expect(calls.at(-1)?.body.token).toBe('token-1')
  })

  it('shows the stored answer in place of the streamed text', async () => {
    const seen: string[] = []
    answers.message = () => stream({ type: 'text', text: 'Fi' }, { type: 'text', text: 'ne' }, { type: 'done', message: answer('Fine.') })
    const conversation = start(() => void seen.push(conversation.state.answer))
    conversation.send('How are you?')
    await settled(conversation)
    expect(seen).toContain('Fi')
    expect(seen).toContain('Fine')
    expect(texts(conversation)).toEqual(['How are you?', 'Fine.'])
    expect(conversation.state.answer).toBe('')
  })

  it('reads events however the network cuts them', async () => {
    const line = JSON.stringify({ type: 'done', message: answer('Grüße 👋') } satisfies TurnEvent)
    answers.message = () => {
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
    const conversation = start()
    conversation.send('Hi')
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Hi', 'Grüße 👋'])
  })

  it('sends what is written before the session is open as soon as it is', async () => {
    let open = (_response: Response) => {}
    answers.session = () => new Promise((resolve) => (open = resolve))
    const conversation = start()
    conversation.proceed()
    conversation.send('Early')
    expect(conversation.state.pending?.text).toBe('Early')
    open(session())
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Early', 'Fine.'])
  })

  it('tells the backend which message is the newest it shows', async () => {
    answers.message = ({ body }) => stream({ type: 'done', message: answer('Fine.', `${body.clientMessageId}-a`) })
    const conversation = start()
    for (const text of ['One', 'Two']) {
      conversation.send(text)
      await settled(conversation)
    }
    expect(calls.slice(1).map(({ body }) => body.lastMessageId)).toEqual([undefined, `${idsSent()[0]}-a`])
  })

  it('sends what is written while the first waits for its answer after that', async () => {
    answers.message = ({ body }) => stream({ type: 'done', message: answer(`${body.text}!`, `${body.clientMessageId}-a`) })
    const conversation = start()
    conversation.send('One')
    conversation.send('Two')
    expect(conversation.state.waiting.map(({ text }) => text)).toEqual(['Two'])
    await settled(conversation)
    expect(texts(conversation)).toEqual(['One', 'One!', 'Two', 'Two!'])
  })
})

describe('a reload', () => {
  it('in the middle of an answer sends the same id again and shows the answer once', async () => {
    answers.message = () => new Promise(() => {})
    const before = start()
    before.send('Question')
    await vi.waitFor(() => expect(idsSent()).toHaveLength(1))
    answers.message = () => stream({ type: 'done', message: answer('Fine.') })
    const after = start()
    expect(after.state.pending?.text).toBe('Question')
    after.proceed()
    await settled(after)
    expect(new Set(idsSent()).size).toBe(1)
    expect(texts(after)).toEqual(['Question', 'Fine.'])
    expect(sessionStorage.getItem(key)).toBe('{"waiting":[],"isTold":true}')
  })

  it('after the answer was stored but not seen neither asks again nor shows it twice', async () => {
    sessionStorage.setItem(key, JSON.stringify({ pending: { id: 'sent-1', role: 'visitor', text: 'Question', at: 1 } }))
    answers.session = () => session([{ id: 'sent-1', role: 'visitor', text: 'Question', at: 1 }, answer('Fine.')])
    const conversation = start()
    conversation.proceed()
    await settled(conversation)
    expect(idsSent()).toEqual([])
    expect(texts(conversation)).toEqual(['Question', 'Fine.'])
  })

  it('shows a repeated answer once even if the backend names the question otherwise', async () => {
    sessionStorage.setItem(key, JSON.stringify({ pending: { id: 'sent-1', role: 'visitor', text: 'Question', at: 1 } }))
    answers.session = () => session([{ id: 'other', role: 'visitor', text: 'Question', at: 1 }, answer('Fine.')])
    const conversation = start()
    conversation.proceed()
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Question', 'Fine.'])
  })

  it('keeps the conversation within the page where storage is denied', async () => {
    for (const kind of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, kind, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    const conversation = start()
    conversation.send('Hi')
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Hi', 'Fine.'])
  })
})

describe('a failure', () => {
  it('keeps the message, and another try sends it under the same id', async () => {
    answers.message = () => stream({ type: 'text', text: 'Let' }, { type: 'error', code: 'internal', message: '', retry: true })
    const conversation = start()
    conversation.send('Question')
    await settled(conversation)
    expect(conversation.state).toMatchObject({ failure: { code: 'internal', retry: true }, pending: { text: 'Question' }, answer: '' })
    answers.message = () => stream({ type: 'done', message: answer('Fine.') })
    conversation.proceed()
    await settled(conversation)
    expect(new Set(idsSent()).size).toBe(1)
    expect(texts(conversation)).toEqual(['Question', 'Fine.'])
  })

  it.each([
    ['through the network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of the service', () => failure(503, 'unavailable')],
    ['for now', () => failure(429, 'resource-exhausted')],
  ])('%s loses nothing that was written, and a reload neither: all goes in order', async (_name, failing) => {
    answers.message = failing
    const before = start()
    for (const text of ['One', 'Two', 'Three']) {
      before.send(text)
      await settled(before)
    }
    expect(texts(before)).toEqual([])
    expect(new Set(idsSent()).size).toBe(1)
    before.end()
    answers.message = ({ body }) => stream({ type: 'done', message: answer(`${body.text}!`, `${body.clientMessageId}-a`) })
    const after = start()
    after.proceed()
    await settled(after)
    expect(texts(after)).toEqual(['One', 'One!', 'Two', 'Two!', 'Three', 'Three!'])
    expect(after.state).toMatchObject({ pending: undefined, waiting: [], failure: undefined })
  })

  it.each([
    [400, 'invalid-argument'],
    [500, 'internal'],
  ])('%i of a message sets it aside for another, and it goes when it is sent again', async (status, code) => {
    answers.message = ({ body }) => (body.text === 'Bad' ? failure(status, code) : stream({ type: 'done', message: answer('Fine.') }))
    const conversation = start()
    conversation.send('Bad')
    await settled(conversation)
    expect(conversation.state).toMatchObject({ failure: { code }, pending: { text: 'Bad' } })
    conversation.send('Good')
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Good', 'Fine.'])
    expect(conversation.state).toMatchObject({ failure: undefined, pending: undefined, waiting: [{ text: 'Bad', isUnsent: true }] })
    expect(start().state.waiting).toMatchObject([{ text: 'Bad', isUnsent: true }])
  })

  it('of an expired token starts anew without a word, and what was said stays on the page', async () => {
    const conversation = start()
    conversation.send('One')
    await settled(conversation)
    answers.session = () => session([], 'token-2')
    answers.message = ({ body }) =>
      body.token === 'token-2' ? stream({ type: 'done', message: answer('Two.', 'answer-2') }) : failure(401, 'unauthenticated')
    conversation.send('Two')
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['One', 'Fine.', 'Two', 'Two.']))
    expect(new Set(idsSent()).size).toBe(2)
    expect(conversation.state.failure).toBeUndefined()
  })

  it('of every token is said after one attempt to start anew', async () => {
    answers.session = () => failure(401, 'unauthenticated')
    const conversation = start()
    conversation.proceed()
    await vi.waitFor(() => expect(conversation.state.failure?.code).toBe('unauthenticated'))
    expect(calls).toHaveLength(2)
  })

  it('to find the agent takes the widget away', async () => {
    answers.session = () => failure(404, 'not-found')
    const conversation = start()
    conversation.proceed()
    await settled(conversation)
    expect(onGone).toHaveBeenCalledOnce()
  })

  it.each([
    ['a network that is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a stream that stops short', () => stream({ type: 'text', text: 'Fi' })],
  ])('through %s waits and tries again by itself', async (_name, broken) => {
    vi.useFakeTimers()
    answers.message = broken
    const conversation = start()
    conversation.send('Question')
    await vi.waitFor(() => expect(conversation.state.failure?.code).toBe('offline'))
    answers.message = () => stream({ type: 'done', message: answer('Fine.') })
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['Question', 'Fine.']))
    expect(new Set(idsSent()).size).toBe(1)
  })

  it('without a readable body counts as unavailable', async () => {
    answers.session = () => new Response('<html>Bad gateway</html>', { status: 502 })
    const conversation = start()
    conversation.proceed()
    await settled(conversation)
    expect(conversation.state.failure).toEqual({ code: 'unavailable', retry: true })
  })

  it('ends with the conversation: nothing tries again', async () => {
    vi.useFakeTimers()
    answers.session = () => Promise.reject(new TypeError('Failed to fetch'))
    const conversation = start()
    conversation.proceed()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    conversation.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})

describe('another conversation', () => {
  /** A session whose token says which conversation it opens. */
  const opens = (conversationId: string, messages: ChatMessage[] = []) =>
    session(messages, conversationId)
      .json()
      .then((reply: SessionReply) => Response.json({ ...reply, conversationId }))

  it.each([
    ['is cut off', true],
    ['comes to its end all the same', false],
  ])('is left alone by the answer of the one before, which %s', async (_how, isCutOff) => {
    let end = () => {}
    answers.message = ({ body, signal }) => {
      if (body.text !== 'Old') return stream({ type: 'done', message: answer('Welcome.', 'answer-2') })
      const lines = [{ type: 'text', text: 'So far' }, { type: 'done', message: answer('So far so good.') }].map((event) => new TextEncoder().encode(`${JSON.stringify(event)}\n`))
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
    const conversation = start()
    conversation.send('Old')
    await vi.waitFor(() => expect(conversation.state.answer).toBe('So far'))
    answers.session = () => opens('c2')
    conversation.change({ fresh: true })
    conversation.send('New')
    end()
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['New', 'Welcome.']))
    expect(calls.at(-1)?.body).toMatchObject({ text: 'New', token: 'c2' })
    expect(conversation.state).toMatchObject({ conversationId: 'c2', answer: '', pending: undefined })
  })

  it('gets what is written while it is being opened', async () => {
    let open = (_response: Response) => {}
    answers.session = () => new Promise((resolve) => (open = resolve))
    const conversation = start()
    conversation.proceed()
    conversation.change({ fresh: true })
    conversation.send('New')
    answers.session = () => opens('c2')
    open(session([], 'c1'))
    await vi.waitFor(() => expect(texts(conversation)).toEqual(['New', 'Fine.']))
    expect(calls.filter(({ path }) => path === 'message').map(({ body }) => body.token)).toEqual(['c2'])
  })

  it('that another tab has begun takes the place of the words before, with no words of its own', async () => {
    const conversation = start()
    conversation.send('One')
    await settled(conversation)
    answers.session = () => opens('c2')
    localStorage.setItem(key, JSON.stringify({ config, token: 'c2', handoff: 'bot', at: 1 }))
    conversation.proceed()
    await settled(conversation)
    expect(conversation.state).toMatchObject({ conversationId: 'c2', messages: [] })
  })
})

describe('stopping an answer', () => {
  it('keeps what has been written and frees the way for the next message', async () => {
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
      if (url.endsWith('session')) return session()
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`${JSON.stringify({ type: 'text', text: 'So far' })}\n`))
          signal?.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(body)
    })
    const conversation = start()
    conversation.send('Question')
    await vi.waitFor(() => expect(conversation.state.answer).toBe('So far'))
    conversation.stop()
    await settled(conversation)
    expect(texts(conversation)).toEqual(['Question', 'So far'])
    expect(conversation.state.pending).toBeUndefined()
    expect(sessionStorage.getItem(key)).toBe('{"waiting":[],"isTold":true}')
  })
})
