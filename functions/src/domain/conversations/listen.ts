import { conversationSchema, type Conversation } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import { presenceSchema, typingMs } from '../../shared/presence.ts'
import type { LiveEvent } from '../../shared/widgetApi.ts'
import { watchDocument } from '../../store/watch.ts'
import { publicMessage } from './messages.ts'
import type { VisitorClaims } from './visitorToken.ts'

/** A browser that is still there comes again; this bounds what a forgotten one costs. */
const longestMs = 150_000

/**
 * Tells a visitor's browser what happens in his conversation while a person looks after it: messages after `since`,
 * the state, and what the operator does. Resolves when `signal` aborts or after some minutes.
 */
export async function listen(claims: VisitorClaims, since: number, emit: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
  const { region, agentId, conversationId } = claims
  const ended = new AbortController()
  const ends = AbortSignal.any([signal, ended.signal, AbortSignal.timeout(longestMs)])
  const fail = (error: unknown) => {
    console.error('A conversation could not be followed', { name: error instanceof Error ? error.name : typeof error })
    ended.abort()
  }
  const onConversation = follow(since, emit)
  const stops: (() => void)[] = [await watchDocument(region, paths.conversation(agentId, conversationId), conversationSchema, (data) => {
    const operator = onConversation(data)
    if (operator === undefined || stops.length > 1) return
    stops.push(() => undefined)
    void watchOperator(claims, operator, emit, fail).then((stop) => ends.aborted ? stop() : stops.push(stop), fail)
  }, fail)]
  await new Promise<void>((resolve) => {
    if (ends.aborted) resolve()
    ends.addEventListener('abort', () => resolve(), { once: true })
  })
  for (const stop of stops) stop()
}

/** Emits what is new; returns the uid of the operator who answers, if one does. */
function follow(since: number, emit: (event: LiveEvent) => void): (data: Conversation | undefined) => string | undefined {
  let told = since
  let toldState = ''
  return (data) => {
    if (!data) return undefined
    const fresh = data.window.filter((message) => message.at > told && message.role !== 'visitor')
    if (fresh.length > 0) {
      told = Math.max(...fresh.map((message) => message.at))
      emit({ type: 'messages', messages: fresh.map((message) => publicMessage(message, false)) })
    }
    const operator = data.state === 'human' ? data.assigneeName : ''
    if (`${data.state} ${operator}` !== toldState) {
      toldState = `${data.state} ${operator}`
      emit({ type: 'state', state: data.state, operator })
    }
    return data.state === 'human' ? data.assigneeUid : undefined
  }
}

function watchOperator({ region, agentId, conversationId }: VisitorClaims, uid: string, emit: (event: LiveEvent) => void, fail: (error: unknown) => void) {
  return watchDocument(region, paths.presence(agentId, conversationId, uid), presenceSchema.omit({ ID: true }), (presence) => {
    if (presence) emit({ type: 'presence', isTyping: Date.now() - presence.typingAt < typingMs, readAt: presence.readAt })
  }, fail)
}
