import type { Ports } from '../../../kernel/ports/ports.ts'
import type { ChannelAdapter } from '../../../kernel/channels/ChannelAdapter.ts'
import { amendTold } from '../incoming/amendIncoming.ts'
import { answerIncoming, forget, noteFailedTry } from '../incoming/answerIncoming.ts'
import type { AnswerNeeds } from '../incoming/AnswerNeeds.ts'
import { answerAt } from '../incoming/answerAt.ts'
import { threadExpiryOf } from './expireThreads.ts'
import { deliverOutgoing, inOrder, recipientOf } from '../outgoing/deliverOutgoing.ts'
import { failDelivery } from '../outgoing/failDelivery.ts'
import { leaveToTeam } from '../incoming/leaveToTeam.ts'
import { withoutOwnEchoes } from '../outgoing/ownEchoes.ts'
import { reasonOfStop } from '../accounts/reasonOfStop.ts'
import {
  isAnswered,
  takeBurst,
  withNewestMessage,
  withoutRepeats,
  type Burst,
} from '../incoming/takeBurst.ts'
import type { Thread, ThreadRef } from '../../../kernel/channels/Thread.ts'
import { ThreadLease } from './ThreadLease.ts'

export interface ThreadNeeds extends AnswerNeeds {
  ports: Pick<Ports, 'now' | 'tasks' | 'channels' | 'imageOfFile' | 'textOfFile' | 'transcribe'>
}

/**
 * Does what there is to do in a thread: delivers what is said there, and answers what has come. One worker at
 * a time: whoever finds another one comes back when its time is over.
 */
export async function serveThread(needs: ThreadNeeds, ref: ThreadRef): Promise<void> {
  const { now, channels } = needs.ports
  const lease = await ThreadLease.take(now, ref)
  if (lease === 0) return
  if (typeof lease === 'number') return queueAgain(needs, ref, lease)
  const adapter = channels[lease.thread.kind]
  do {
    if (adapter && (await adapter.isConnected(recipientOf(lease)))) await serve(needs, adapter, lease)
    // Nobody is written to by an account that is somebody else's by now, or that its vendor refuses.
    else await serveUnconnected(needs, lease)
    if (lease.isOver) return queueAgain(needs, ref, now())
  } while (!(await lease.release((thread) => endOf(needs, { ref, thread }))))
  if (lease.thread.dueAt > 0) await queueAgain(needs, ref, lease.thread.dueAt)
}

/** Until there is nothing more to do, or not yet. */
async function serve(needs: ThreadNeeds, adapter: ChannelAdapter, lease: ThreadLease): Promise<void> {
  const { now } = needs.ports
  for (;;) {
    await tidy(lease)
    await deliverOutgoing(needs, adapter, lease)
    const burst = takeBurst(lease.thread)
    if (!burst || lease.isOver) return
    if (answerAt(lease.thread, burst, await delayOf(needs, lease)) > now()) return
    // What was handed over has to be known before a turn that may fail.
    if (lease.hasUnsavedDelivery) await lease.save()
    if (adapter.opensReplies) lease.change(withOpenReply(lease.thread, burst))
    await Promise.all([
      // Nobody waits for an answer to what was not said to the agent.
      isAnswered(burst) && adapter.showWork(recipientOf(lease), burst.choiceIds),
      tryToAnswer(needs, adapter, lease, burst),
    ])
    await lease.refresh()
  }
}

/** What has come since the last look, without what was dealt with, or told of ourselves, or taken back. */
async function tidy(lease: ThreadLease): Promise<void> {
  lease.change(withoutRepeats(lease.thread))
  lease.change(withoutOwnEchoes(lease.thread))
  lease.change(withNewestMessage(lease.thread))
  await amendTold(lease)
}

/** What people have written is stored for the team; what is said to them says that it does not leave. */
async function serveUnconnected(needs: ThreadNeeds, lease: ThreadLease): Promise<void> {
  const { now } = needs.ports
  await tidy(lease)
  for (;;) {
    const burst = takeBurst(lease.thread)
    if (!burst || lease.isOver || lease.thread.notBefore > now()) break
    const { failures } = lease.thread
    if (burst.question.isForget) await forget(needs, lease, burst)
    else if (isAnswered(burst)) await leaveToTeam(needs, lease, { burst, failures })
    // What others have said or taken in hand is no question to the team.
    else lease.change(burst.done)
    await lease.refresh()
  }
  await showUnsent(needs, lease)
  lease.change(nothingSaid(lease.thread))
}

/** Whatever fails on the way to an answer counts as a try, and leaves the chat as it was before. */
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
    await noteFailedTry(needs, lease, { adapter, burst, failures })
  }
}

/** Whoever is greeted first is answered by what follows the greeting. */
function withOpenReply(
  { openReply: known }: Thread,
  { openReply }: Burst,
): Pick<Partial<Thread>, 'openReply'> {
  return openReply && openReply.choiceId !== known?.choiceId ? { openReply } : {}
}

type Served = Pick<ThreadLease, 'ref' | 'thread'>

/** When there is more to do in a thread, and when it goes by itself. */
async function endOf(needs: ThreadNeeds, served: Served): Promise<Pick<Thread, 'dueAt' | 'expireAt'>> {
  const delayMs = await delayOf(needs, served)
  const dueAt = dueOf(served.thread, needs.ports.now(), delayMs)
  return { dueAt, expireAt: await expiryOf(needs, served) }
}

/** How long the agent waits for more words; nothing is looked up while there are none. */
async function delayOf({ agents }: ThreadNeeds, { ref, thread }: Served): Promise<number> {
  if (Object.keys(thread.incoming).length === 0) return 0
  const live = await agents.published(ref.region, ref.agentId)
  return (live?.agent.channelOptions?.answerDelaySeconds ?? 0) * 1_000
}

/** Nothing is looked up where the chat goes with its conversation. */
async function expiryOf({ agents, ports }: ThreadNeeds, { ref, thread }: Served): Promise<Date | null> {
  if (thread.lastMessageId !== '') return null
  const live = await agents.published(ref.region, ref.agentId)
  return threadExpiryOf(thread, live?.agent.widgetOptions.retentionDays ?? 0, ports.now())
}

/** When there is more to do; 0 for never. */
function dueOf(thread: Thread, now: number, delayMs: number): number {
  const [first] = inOrder(thread)
  const burst = takeBurst(thread)
  const times = [
    ...(first ? [Math.max(first[1].notBefore, now)] : []),
    ...(Object.keys(thread.amended).length > 0 ? [now] : []),
    ...(burst ? [Math.max(answerAt(thread, burst, delayMs), now)] : []),
  ]
  return times.length > 0 ? Math.min(...times) : 0
}

/** Says at each reply that it does not leave. */
async function showUnsent(needs: ThreadNeeds, { ref, thread }: ThreadLease): Promise<void> {
  const unsent = Object.values(thread.outgoing)
  if (unsent.length === 0) return
  const reason = await reasonOfStop(ref, thread.kind)
  for (const entry of unsent) await failDelivery(needs, ref, entry, reason)
}

function nothingSaid({ outgoing }: Thread): Record<string, undefined> {
  return Object.fromEntries(Object.keys(outgoing).map((key) => [`outgoing.${key}`, undefined]))
}

async function queueAgain({ ports }: ThreadNeeds, ref: ThreadRef, at: number): Promise<void> {
  const delaySeconds = Math.max(0, Math.ceil((at - ports.now()) / 1_000))
  await ports.tasks.enqueue('serveThread', { ...ref, run: `at ${at}` }, { delaySeconds })
}
