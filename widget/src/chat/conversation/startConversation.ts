import type { HandoffState } from '@parley/functions/shared/chat/handoff'
import type { ChatMessage, SessionRequest, VisitContext } from '@parley/functions/shared/widget/widgetApi'
import { type Failure, openSession, streamAnswer } from '../../api.ts'
import { createMessageId } from './createMessageId.ts'
import { openMemory } from './openMemory.ts'
import type {
  Conversation,
  ConversationOptions,
  ConversationState,
  Outgoing,
  Sending,
} from './Conversation.ts'

/** Starts one visitor's conversation in this page. It sends no request before `proceed`. */
export function startConversation({
  agentId,
  config: given,
  region,
  api,
  isSilent,
  onChange,
  onGone,
  emit,
}: ConversationOptions): Conversation {
  const memory = openMemory(agentId)
  const {
    config: givenConfig,
    consent,
    token,
    pending,
    waiting = [],
    handoff = 'bot',
    at = 0,
    isTold,
  } = memory.read()
  // The script may be older than the configuration that another page of this browser has stored since.
  const config = (givenConfig?.version ?? 0) > (given?.version ?? 0) ? givenConfig : given
  const context: VisitContext = { referrer: document.referrer || undefined, language: 'en', consent }
  const state: ConversationState = {
    config,
    messages: [],
    pending,
    waiting,
    answer: '',
    isBusy: false,
    token,
    conversationId: '',
    handoff,
    operator: '',
    isOpen: true,
    needsConsent: !!config?.consent && config.consent.version !== consent,
    isTold,
  }
  let target: Partial<SessionRequest> = {}
  let isConnected = false
  let writtenAt = memory.writtenAt()
  let isRenewing = false
  /** Set when the pending message cannot get an answer. */
  let isAtFault = false
  let isEnded = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Aborts the current answer. */
  let aborter: AbortController | undefined

  async function proceed(): Promise<void> {
    clearTimeout(timer)
    // Another tab of this browser may have continued the conversation, or started another one.
    if (memory.writtenAt() !== writtenAt) isConnected = false
    const { pending } = state
    if (isEnded || state.isBusy || (isConnected && !pending)) return
    // A message that fails because of itself lets the later ones go first.
    if (isAtFault && pending && next()) takeNext({ ...pending, isUnsent: true })
    isAtFault = false
    state.isBusy = true
    state.failure = undefined
    onChange()
    const failure = (await connect()) ?? (await deliver())
    state.isBusy = false
    if (failure) handleFailure(failure)
    else failures = 0
    onChange()
    if (!failure && !isConnected) void proceed()
  }

  async function connect(): Promise<Failure | undefined> {
    if (isConnected) return
    const requested = target
    const token = memory.read().token ?? state.token
    const mayTell = !state.isTold && !state.needsConsent && (!isSilent || !!context.consent)
    const visit = mayTell ? { page: location.href, referrer: document.referrer } : undefined
    const reply = await openSession(api, { agentId, region, token, visit, ...requested })
    if ('code' in reply) return reply
    const { messages, state: handoff, ...rest } = reply
    const isFirst = !state.config
    // Another tab may have opened another conversation: then the stored token is not the one of this page.
    const isOther =
      requested.fresh ||
      requested.conversationId ||
      (token !== state.token && rest.conversationId !== state.conversationId)
    state.isTold ||= mayTell
    // Another conversation was requested in the meantime.
    if (target !== requested) return connect()
    isConnected = true
    target = {}
    // A conversation whose token has expired is opened again, and keeps its messages on the page.
    if (messages.length || isOther) state.messages = messages
    Object.assign(state, rest)
    requestConsent()
    if (messages.at(-1)?.role === 'agent' && has(state.pending)) takeNext()
    setHandoff(handoff)
    if (isFirst) emit('ready')
  }

  async function deliver(): Promise<Failure | undefined> {
    const { pending, token = '', needsConsent } = state
    if (!pending || !isConnected || needsConsent) return
    let answer = ''
    const { signal } = (aborter = new AbortController())
    const { id, text, files, isSpoken } = pending
    const request = {
      token,
      clientMessageId: id,
      text,
      lastMessageId: state.messages.at(-1)?.id,
      files: files?.map((file) => file.id),
      isSpoken,
      context: { ...context, page: location.href },
    }
    const onText = (text: string) => {
      state.answer = answer += text
      onChange()
    }
    const end = await streamAnswer(api, request, onText, signal)
    aborter = undefined
    // The visitor has opened another conversation.
    if (state.pending?.id !== id) return void (state.answer = '')
    if ('code' in end && !signal.aborted) return end
    const reply: ChatMessage =
      'code' in end ? { id: `${id}-stopped`, role: 'agent', text: state.answer, at: Date.now() } : end.message
    isRenewing = false
    state.answer = ''
    // The server's time is used, because the clock of this browser may be wrong.
    if (reply.role === 'visitor') state.pending = reply
    if (!has(reply)) {
      keepPending()
      if (reply.text && reply.role !== 'visitor') {
        state.messages = [...state.messages, reply]
        emit('answer', reply)
      }
    }
    takeNext()
    if ('state' in end) setHandoff(end.state)
    onChange()
    return deliver()
  }

  function handleFailure(failure: Failure): void {
    const { code } = failure
    if (isEnded) return
    if ((code === 'not-found' || code === 'permission-denied') && !isConnected) return onGone()
    const isForgotten = code === 'not-found' || code === 'unauthenticated'
    if ((isForgotten || code === 'failed-precondition') && !isRenewing) {
      isRenewing = true
      isConnected = false
      if (isForgotten) state.token = undefined
      else context.consent = undefined
      storeState()
      return void proceed()
    }
    isRenewing = false
    // The turn itself failed, or its message was refused: the next message may succeed.
    isAtFault = isConnected && ('type' in failure || code === 'invalid-argument' || code === 'internal')
    if (isAtFault && next()) return void proceed()
    state.failure = failure
    emit('error', { code })
    if (code === 'offline') timer = setTimeout(() => void proceed(), Math.min(30_000, 1000 * 2 ** failures++))
    else state.answer = ''
  }

  function send(text: string, more?: Sending): void {
    const message: Outgoing = { id: createMessageId(), role: 'visitor', text, at: Date.now(), ...more }
    if (state.pending) state.waiting = [...state.waiting, message]
    else state.pending = message
    storeState()
    emit('message', message)
    onChange()
    void proceed()
  }

  function keepPending(): void {
    if (state.pending && !has(state.pending)) state.messages = [...state.messages, state.pending]
  }

  /** Sends the next message; a given one waits behind all others. */
  function takeNext(...more: Outgoing[]): void {
    state.pending = next()
    state.waiting = [...state.waiting, ...more].filter((message) => message !== state.pending)
    storeState()
  }

  function setHandoff(handoff: HandoffState | undefined): void {
    if (!handoff || handoff === state.handoff) return
    state.handoff = handoff
    storeState()
    emit('handoff', handoff)
  }

  function requestConsent(): void {
    const consent = state.config?.consent
    state.needsConsent = !!consent && consent.version !== context.consent
    storeState()
  }

  /** Stores nothing before it is known whether the visitor has to agree first. */
  function storeState(): void {
    if (state.config && !state.needsConsent) memory.write({ ...state, consent: context.consent })
    writtenAt = memory.writtenAt()
  }

  /** Reports a lost network only at a change: some browsers always claim to be offline. */
  function lose(): void {
    state.failure ??= { code: 'offline', retry: true }
    onChange()
  }
  addEventListener('offline', lose)

  const next = () => state.waiting.find(({ isUnsent }) => !isUnsent)
  const has = (message: ChatMessage | undefined) => state.messages.some(({ id }) => id === message?.id)

  return {
    state,
    context,
    api,
    // A conversation with a person, or an old configuration, is requested before the panel is opened.
    isStale: handoff !== 'bot' || Date.now() - at > 600_000,
    proceed: () => void proceed(),
    send,
    setHandoff,
    stop() {
      if (aborter) return aborter.abort()
      // A message that was never sent is set aside.
      if (state.pending) takeNext({ ...state.pending, isUnsent: true })
      onChange()
    },
    agree() {
      context.consent = state.config?.consent?.version
      requestConsent()
      // The session is opened again, now with the visit.
      isConnected = false
      onChange()
      void proceed()
    },
    change(to) {
      target = to
      isConnected = false
      // A draft stays with its conversation.
      if (to.conversationId !== state.conversationId) {
        state.waiting = []
        takeNext()
        aborter?.abort()
      }
      // Without an open session there is nothing to request again.
      if (state.conversationId) void proceed()
    },
    end() {
      isEnded = true
      clearTimeout(timer)
      removeEventListener('offline', lose)
    },
  }
}
