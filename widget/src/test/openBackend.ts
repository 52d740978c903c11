import type {
  ChatMessage,
  SessionReply,
  TurnEvent,
  WidgetConfig,
} from '@parley/functions/shared/widget/widgetApi'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Conversation } from '../chat/conversation/Conversation.ts'
import { startConversation } from '../chat/conversation/startConversation.ts'
import { exampleConfig } from './exampleConfig.ts'

interface Call {
  path: string
  body: { token?: string; clientMessageId?: string; text?: string; lastMessageId?: string }
  signal: AbortSignal | null | undefined
}
type Answer = (call: Call) => Response | Promise<Response>

export const config = exampleConfig()
/** The storage key of the agent. */
export const key = `parley:2:${config.agentId}`

export const answer = (text: string, id = 'answer-1'): ChatMessage => ({ id, role: 'agent', text, at: 2 })
export const session = (messages: ChatMessage[] = [], token = 'token-1', conversationId = 'c') =>
  Response.json({
    token,
    conversationId,
    config,
    messages,
    state: 'bot',
    operator: '',
    isOpen: true,
  } satisfies SessionReply)
export const stream = (...events: TurnEvent[]) =>
  new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
export const failure = (status: number, code: string) =>
  Response.json({ error: { code, message: code } }, { status })
export const texts = ({ state }: Conversation) => state.messages.map(({ text }) => text)

export async function settled({ state }: Conversation): Promise<void> {
  await vi.waitFor(() => expect(state.isBusy).toBe(false))
}

/** Opens a backend with responses of the test, and a browser with empty storage, for each test of a file. */
export function openBackend() {
  const calls: Call[] = []
  const answers: Record<'session' | 'message', Answer> = { session: () => session(), message: () => stream() }
  const backend = {
    calls,
    answers,
    onGone: vi.fn<() => void>(),
    idsSent: () =>
      backend.calls.filter(({ path }) => path === 'message').map(({ body }) => body.clientMessageId),
    start: (onChange = () => {}, ownConfig?: WidgetConfig) =>
      startConversation({
        agentId: config.agentId,
        config: ownConfig,
        region: 'eu',
        api: 'https://api.example',
        isSilent: false,
        onChange,
        onGone: backend.onGone,
        emit: () => {},
      }),
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    backend.calls = []
    backend.onGone.mockReset()
    backend.answers = {
      session: () => session(),
      message: () => stream({ type: 'done', message: answer('Fine.') }),
    }
    vi.stubGlobal(
      'fetch',
      async (url: string, { body, signal }: { body: string; signal?: AbortSignal | null }) => {
        const call = { path: url.replace('https://api.example/', ''), body: JSON.parse(body), signal }
        backend.calls.push(call)
        return backend.answers[call.path === 'session' ? 'session' : 'message'](call)
      },
    )
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  return backend
}
