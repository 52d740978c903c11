import { conversationSchema, type Conversation } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { presenceSchema, typingMs } from '../../../shared/chat/presence.ts'
import type { LiveEvent } from '../../../shared/widget/widgetApi.ts'
import { watchDocument } from '../../../store/watchDocument.ts'
import { background } from '../../kernel/errors/background.ts'
import { publicMessage } from '../conversations/messages.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'

/** A connected browser reconnects; this limits the cost of one that is gone. */
const maxListenMs = 150_000

/**
 * Streams the events of a conversation to the visitor's browser while an operator handles it: messages after
 * `since`, the state, and the operator's presence. Resolves when `signal` aborts or after some minutes.
 */
export async function listen(
  claims: VisitorClaims,
  since: number,
  emit: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const { region, agentId, conversationId } = claims
  const ended = new AbortController()
  const ends = AbortSignal.any([signal, ended.signal, AbortSignal.timeout(maxListenMs)])
  const fail = (error: unknown) => {
    console.error('A conversation could not be followed', {
      name: error instanceof Error ? error.name : typeof error,
    })
    ended.abort()
  }
  const onConversation = follow(since, emit)
  const operator = followOperator(claims, emit, fail)
  const stop = await watchDocument(
    region,
    paths.conversation(agentId, conversationId),
    conversationSchema,
    (data) => operator.change(onConversation(data)),
    fail,
  )
  await new Promise<void>((resolve) => {
    if (ends.aborted) resolve()
    ends.addEventListener('abort', () => resolve(), { once: true })
  })
  stop()
  operator.change(undefined)
}

/**
 * Emits new messages; returns the uid of the assigned operator. Messages are tracked by id, not by time:
 * operators' clocks differ, and the later of two replies may have the earlier time.
 */
function follow(
  since: number,
  emit: (event: LiveEvent) => void,
): (data: Conversation | undefined) => string | undefined {
  let sent: Set<string> | undefined
  let sentState = ''
  return (data) => {
    if (!data) return undefined
    sent ??= new Set(data.window.filter(({ at }) => at <= since).map(({ id }) => id))
    const fresh = data.window.filter(
      ({ id, role, isQuiet }) => role !== 'visitor' && !isQuiet && !sent?.has(id),
    )
    for (const { id } of fresh) sent.add(id)
    if (fresh.length > 0)
      emit({ type: 'messages', messages: fresh.map((message) => publicMessage(message, false)) })
    const operator = data.state === 'human' ? data.assigneeName : ''
    if (`${data.state} ${operator}` !== sentState) {
      sentState = `${data.state} ${operator}`
      emit({ type: 'state', state: data.state, operator })
    }
    // An operator may handle it without an assignment.
    return data.state === 'human' && data.assigneeUid ? data.assigneeUid : undefined
  }
}

/** Emits the presence of the operator who is assigned at the time. */
function followOperator(
  { region, agentId, conversationId }: VisitorClaims,
  emit: (event: LiveEvent) => void,
  fail: (error: unknown) => void,
) {
  let followed: string | undefined
  let stop: Promise<() => void> | undefined
  return {
    change(uid: string | undefined): void {
      if (uid === followed) return
      followed = uid
      const previous = stop
      if (previous) background('Leaving an operator', async () => (await previous)())
      stop =
        uid === undefined
          ? undefined
          : watchDocument(
              region,
              paths.presence(agentId, conversationId, uid),
              presenceSchema.omit({ ID: true }),
              (presence) => {
                if (presence && followed === uid)
                  emit({
                    type: 'presence',
                    isTyping: Date.now() - presence.typingAt < typingMs,
                    readAt: presence.readAt,
                  })
              },
              fail,
            )
      stop?.catch(fail)
    },
  }
}
