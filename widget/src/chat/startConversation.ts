import type { Region } from '@parley/functions/shared/regions'
import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widgetApi'
import { type Failure, openSession, streamAnswer } from '../api.ts'
import { readStored, writeStored } from '../storage.ts'
import { createMessageId } from './createMessageId.ts'

export interface ConversationState {
  config: WidgetConfig | undefined
  messages: ChatMessage[]
  /** The visitor's message that has no answer yet; however often it is sent, its id stays. */
  pending: ChatMessage | undefined
  /** The answer as far as it has been written. */
  answer: string
  failure: Failure | undefined
  /** A request is under way. */
  isBusy: boolean
}

export interface ConversationOptions {
  agentId: string
  region: Region
  api: string
  onChange: () => void
  /** The agent does not exist any more. */
  onGone: () => void
}

export interface Conversation {
  state: ConversationState
  /** Connects if need be and sends what waits; harmless at any time. */
  proceed: () => void
  send: (text: string) => void
  /** Leaves the answer as far as it has come. */
  stop: () => void
  /** No more attempts; what is under way may finish. */
  end: () => void
}

/** One visitor's conversation, as this page knows it. It asks the backend for nothing before `proceed`. */
export function startConversation({ agentId, region, api, onChange, onGone }: ConversationOptions): Conversation {
  // The number changes with the shape of what is kept: a newer widget must not trip over an older one's memory.
  const key = `parley:1:${agentId}`
  const kept = readStored<{ token: string; config: WidgetConfig }>('localStorage', key)
  const state: ConversationState = {
    config: kept?.config,
    messages: [],
    pending: readStored('sessionStorage', key),
    answer: '',
    failure: undefined,
    isBusy: false,
  }
  let token = kept?.token
  let isConnected = false
  let isRenewing = false
  let isEnded = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let aborter = new AbortController()

  async function proceed(): Promise<void> {
    clearTimeout(timer)
    if (state.isBusy || (isConnected && !state.pending)) return
    state.isBusy = true
    state.failure = undefined
    onChange()
    const failure = (await connect()) ?? (await deliver())
    state.isBusy = false
    if (failure) handleFailure(failure)
    else failures = 0
    onChange()
  }

  async function connect(): Promise<Failure | undefined> {
    if (isConnected) return
    const reply = await openSession(api, { agentId, region, token })
    if ('code' in reply) return reply
    const { config, messages } = reply
    isConnected = true
    token = reply.token
    writeStored('localStorage', key, { token, config })
    state.config = config
    // A conversation that starts anew after its token's end leaves on the page what was said.
    if (messages.length) state.messages = messages
    if (messages.at(-1)?.role === 'agent' && has(state.pending)) setPending(undefined)
  }

  async function deliver(): Promise<Failure | undefined> {
    const { pending } = state
    if (!pending || !token) return
    let answer = ''
    aborter = new AbortController()
    const request = { token, clientMessageId: pending.id, text: pending.text, lastMessageId: state.messages.at(-1)?.id }
    const onText = (text: string) => {
      state.answer = answer += text
      onChange()
    }
    let reply = await streamAnswer(api, request, onText, aborter.signal)
    if ('code' in reply && aborter.signal.aborted) reply = { id: `${pending.id}-stopped`, role: 'agent', text: state.answer, at: Date.now() }
    if ('code' in reply) return reply
    isRenewing = false
    if (!has(reply)) {
      keepPending()
      if (reply.text) state.messages = [...state.messages, reply]
    }
    state.answer = ''
    setPending(undefined)
  }

  function handleFailure(failure: Failure): void {
    const { code } = failure
    if (isEnded) return
    if (code === 'not-found' && !isConnected) return onGone()
    if ((code === 'not-found' || code === 'unauthenticated') && !isRenewing) {
      isRenewing = true
      isConnected = false
      token = undefined
      return void proceed()
    }
    isRenewing = false
    state.failure = failure
    if (code === 'offline') timer = setTimeout(() => void proceed(), Math.min(30_000, 1000 * 2 ** failures++))
    else state.answer = ''
  }

  function send(text: string): void {
    if (state.isBusy && state.pending) return
    keepPending()
    setPending({ id: createMessageId(), role: 'visitor', text, at: Date.now() })
    onChange()
    void proceed()
  }

  function keepPending(): void {
    if (state.pending && !has(state.pending)) state.messages = [...state.messages, state.pending]
  }

  function setPending(pending: ChatMessage | undefined): void {
    state.pending = pending
    writeStored('sessionStorage', key, pending)
  }

  const has = (message: ChatMessage | undefined) => state.messages.some(({ id }) => id === message?.id)

  return {
    state,
    proceed: () => void proceed(),
    send,
    stop: () => aborter.abort(),
    end() {
      isEnded = true
      clearTimeout(timer)
    },
  }
}
