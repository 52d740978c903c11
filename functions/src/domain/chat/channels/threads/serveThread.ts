import type { Ports } from '../../../kernel/ports/ports.ts'
import type { ChannelAdapter } from '../../../kernel/channels/ChannelAdapter.ts'
import { applyAmendments } from '../incoming/amendIncoming.ts'
import { answerIncoming, deleteChat, scheduleRetry } from '../incoming/answerIncoming.ts'
import type { AnswerNeeds } from '../incoming/AnswerNeeds.ts'
import { answerAt } from '../incoming/answerAt.ts'
import { threadExpiryOf } from './expireThreads.ts'
import { deliverOutgoing, inOrder, recipientOf } from '../outgoing/deliverOutgoing.ts'
import { failDelivery } from '../outgoing/failDelivery.ts'
import { storeForTeam } from '../incoming/storeForTeam.ts'
import { withoutOwnEchoes } from '../outgoing/ownEchoes.ts'
import { reasonOfStop } from '../accounts/reasonOfStop.ts'
import {
  isAnswered,
  nextBurst,
  withNewestMessage,
  withoutRepeats,
  type Burst,
} from '../incoming/nextBurst.ts'
import type { Thread, ThreadRef } from '../../../kernel/channels/Thread.ts'
import { ThreadLease } from './ThreadLease.ts'

export interface ThreadNeeds extends AnswerNeeds {
  ports: Pick<Ports, 'now' | 'tasks' | 'channels' | 'imageOfFile' | 'textOfFile' | 'transcribe'>
}

/**
 * Serves a thread: delivers its replies and answers its messages. One worker at a time: a second one is
 * queued for the end of the lease.
 */
export async function serveThread(needs: ThreadNeeds, ref: ThreadRef): Promise<void> {
  const { now, channels } = needs.ports
  const lease = await ThreadLease.take(now, ref)
  if (lease === 0) return
  if (typeof lease === 'number') return queueAgain(needs, ref, lease)
  const adapter = channels[lease.thread.kind]
  do {
    if (adapter && (await adapter.isConnected(recipientOf(lease)))) await serve(needs, adapter, lease)
    // No reply is sent through an account that belongs to another agent by now, or that its vendor refuses.
    else await serveUnconnected(needs, lease)
    if (lease.isOver) return queueAgain(needs, ref, now())
  } while (!(await lease.release((thread) => endOf(needs, { ref, thread }))))
  if (lease.thread.dueAt > 0) await queueAgain(needs, ref, lease.thread.dueAt)
}

/** Works until there is nothing to do, or nothing yet. */
async function serve(needs: ThreadNeeds, adapter: ChannelAdapter, lease: ThreadLease): Promise<void> {
  const { now } = needs.ports
  for (;;) {
    await tidy(lease)
    await deliverOutgoing(needs, adapter, lease)
    const burst = nextBurst(lease.thread)
    if (!burst || lease.isOver) return
    if (answerAt(lease.thread, burst, await delayOf(needs, lease)) > now()) return
    // A sent part must be stored before a turn that may fail.
    if (lease.hasUnsavedDelivery) await lease.save()
    if (adapter.opensReplies) lease.change(withOpenReply(lease.thread, burst))
    await Promise.all([
      // Messages that the agent does not answer need no sign of work.
      isAnswered(burst) && adapter.showWork(recipientOf(lease), burst.choiceIds),
      tryToAnswer(needs, adapter, lease, burst),
    ])
    await lease.refresh()
  }
}

/** Removes repeated messages and our own echoes, and applies edits. */
async function tidy(lease: ThreadLease): Promise<void> {
  lease.change(withoutRepeats(lease.thread))
  lease.change(withoutOwnEchoes(lease.thread))
  lease.change(withNewestMessage(lease.thread))
  await applyAmendments(lease)
}

/** Stores people's messages for the team, and marks replies as not delivered. */
async function serveUnconnected(needs: ThreadNeeds, lease: ThreadLease): Promise<void> {
  const { now } = needs.ports
  await tidy(lease)
  for (;;) {
    const burst = nextBurst(lease.thread)
    if (!burst || lease.isOver || lease.thread.notBefore > now()) break
    const { failures } = lease.thread
    if (burst.question.isForget) await deleteChat(needs, lease, burst)
    else if (isAnswered(burst)) await storeForTeam(needs, lease, { burst, failures })
    // Messages from the team or to other programs are not for the inbox.
    else lease.change(burst.done)
    await lease.refresh()
  }
  await showUnsent(needs, lease)
  lease.change(withoutOutgoing(lease.thread))
}

/** Runs the turn of a burst; any failure counts as a try and leaves the chat as it was. */
async function tryToAnswer(
  needs: ThreadNeeds,
  adapter: ChannelAdapter,
  lease: ThreadLease,
  burst: Burst,
): Promise<void> {
  const { lastMessageId, generation, agreedTo, held, personId, failures } = lease.thread
  try {
    await answerIncoming(needs, adapter, lease, burst)
  } catch (error) {
    console.error('A message of a channel could not be answered', {
      threadId: lease.ref.threadId,
      error: String(error),
    })
    lease.change({ lastMessageId, generation, agreedTo, held, personId })
    await scheduleRetry(needs, lease, { adapter, burst, failures })
  }
}

/** Returns the open choice for an answer; after a greeting, the answer follows it. */
function withOpenReply(
  { openReply: current }: Thread,
  { openReply }: Burst,
): Pick<Partial<Thread>, 'openReply'> {
  return openReply && openReply.choiceId !== current?.choiceId ? { openReply } : {}
}

type Served = Pick<ThreadLease, 'ref' | 'thread'>

/** Returns the times of the thread's next work and of its expiry. */
async function endOf(needs: ThreadNeeds, served: Served): Promise<Pick<Thread, 'dueAt' | 'expireAt'>> {
  const delayMs = await delayOf(needs, served)
  const dueAt = dueOf(served.thread, needs.ports.now(), delayMs)
  return { dueAt, expireAt: await expiryOf(needs, served) }
}

/** Returns the delay with which the agent waits for more messages; without messages nothing is read. */
async function delayOf({ agents }: ThreadNeeds, { ref, thread }: Served): Promise<number> {
  if (Object.keys(thread.incoming).length === 0) return 0
  const servedAgent = await agents.readPublished(ref.region, ref.agentId)
  return (servedAgent?.agent.channelOptions?.answerDelaySeconds ?? 0) * 1_000
}

/** Returns the thread's expiry; nothing is read while it has a conversation. */
async function expiryOf({ agents, ports }: ThreadNeeds, { ref, thread }: Served): Promise<Date | null> {
  if (thread.lastMessageId !== '') return null
  const servedAgent = await agents.readPublished(ref.region, ref.agentId)
  return threadExpiryOf(thread, servedAgent?.agent.widgetOptions.retentionDays ?? 0, ports.now())
}

/** Returns the time of the next work; 0 for never. */
function dueOf(thread: Thread, now: number, delayMs: number): number {
  const [first] = inOrder(thread)
  const burst = nextBurst(thread)
  const times = [
    ...(first ? [Math.max(first[1].notBefore, now)] : []),
    ...(Object.keys(thread.amended).length > 0 ? [now] : []),
    ...(burst ? [Math.max(answerAt(thread, burst, delayMs), now)] : []),
  ]
  return times.length > 0 ? Math.min(...times) : 0
}

/** Marks each reply as not delivered. */
async function showUnsent(needs: ThreadNeeds, { ref, thread }: ThreadLease): Promise<void> {
  const unsent = Object.values(thread.outgoing)
  if (unsent.length === 0) return
  const reason = await reasonOfStop(ref, thread.kind)
  for (const entry of unsent) await failDelivery(needs, ref, entry, reason)
}

function withoutOutgoing({ outgoing }: Thread): Record<string, undefined> {
  return Object.fromEntries(Object.keys(outgoing).map((key) => [`outgoing.${key}`, undefined]))
}

async function queueAgain({ ports }: ThreadNeeds, ref: ThreadRef, at: number): Promise<void> {
  const delaySeconds = Math.max(0, Math.ceil((at - ports.now()) / 1_000))
  await ports.tasks.enqueue('serveThread', { ...ref, run: `at ${at}` }, { delaySeconds })
}
