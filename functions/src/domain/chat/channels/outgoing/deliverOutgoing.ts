import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import {
  TryLater,
  Undeliverable,
  type ChannelAdapter,
  type Recipient,
} from '../../../kernel/channels/ChannelAdapter.ts'
import { failDelivery, type FailNeeds } from './failDelivery.ts'
import { takenKeyOf } from './noteMark.ts'
import { withoutEcho } from './ownEchoes.ts'
import { withSaid, wordsKeyOf } from './saidWords.ts'
import { showFailure } from './showFailure.ts'
import type { Outgoing, Thread, ThreadRef } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

const longestPauseMs = 10 * 60_000
/** What was said so long ago is not handed over any more: it would answer a question that is over. */
const mostAgeMs = 60 * 60_000

const ofOneFile: ReadonlySet<DeliveryReason> = new Set<DeliveryReason>(['fileGone', 'fileNotTaken'])

/** What is to be delivered, in the order in which it was said. */
export function inOrder({ outgoing }: Thread): [key: string, entry: Outgoing][] {
  return Object.entries(outgoing).sort(
    ([oneKey, one], [otherKey, other]) => one.at - other.at || (oneKey < otherKey ? -1 : 1),
  )
}

/**
 * Hands over what is said in a thread, part by part and in order, until all is there or the vendor asks to
 * wait. The last note of it goes with the worker's next write.
 */
export async function deliverOutgoing(
  needs: FailNeeds,
  adapter: ChannelAdapter,
  lease: ThreadLease,
): Promise<void> {
  for (const [key, entry] of inOrder(lease.thread)) {
    if (lease.isOver || entry.notBefore > needs.ports.now()) return
    const isDone = await deliverOne({ needs, adapter, lease }, key, entry)
    if (!isDone) return
  }
}

export function recipientOf({ ref, thread }: ThreadLease): Recipient {
  return recipientIn(ref, thread)
}

/** Whom a chat's replies go to. */
export function recipientIn(ref: ThreadRef, thread: Thread): Recipient {
  const { account, address, lastIncomingAt, openReply } = thread
  return { ...ref, account, address, lastIncomingAt, openReply }
}

interface Delivering {
  needs: FailNeeds
  adapter: ChannelAdapter
  lease: ThreadLease
}

/** Answers whether the next message may follow. */
async function deliverOne(
  { needs, adapter, lease }: Delivering,
  key: string,
  entry: Outgoing,
): Promise<boolean> {
  const field = `outgoing.${key}`
  let sent = entry
  let failed: DeliveryReason | '' = ''
  try {
    if (needs.ports.now() - entry.at > mostAgeMs) throw new Undeliverable('tooLate')
    const parts = await adapter.partsOf(entry)
    for (const [index, part] of parts.entries()) {
      if (index < sent.partsSent) continue
      // What was handed over before has to be known before anything else is.
      if (lease.hasUnsavedDelivery) await lease.save()
      const partKey = partKeyOf(key, index)
      const words = adapter.wordsOf?.(part)
      if (words !== undefined) sent = { ...sent, triedWords: wordsKeyOf(words) }
      const isKnown = isProven(lease, partKey) || isToldAgain(lease, words)
      const refusal = isKnown ? undefined : await sendPart({ adapter, lease }, { entry, part, partKey })
      failed = refusal ?? failed
      sent = { ...sent, partsSent: index + 1, failures: 0, triedWords: '' }
      lease.change({
        [field]: sent,
        // The vendor tells of what it has taken, and its answer is begun by that.
        ...(words !== undefined && !isKnown && !refusal && withSaid(lease.thread, words)),
        ...(!refusal && withFirstPart(lease, partKey)),
      })
    }
    lease.change({
      [field]: undefined,
      ...withEnd(entry, key, failed),
      ...withoutProofs(lease, key, parts.length),
    })
    return true
  } catch (error) {
    return putBack({ needs, adapter, lease }, key, sent, error)
  }
}

/** A file that does not arrive keeps back nothing that follows it. Answers why it did not. */
async function sendPart(
  { adapter, lease }: Pick<Delivering, 'adapter' | 'lease'>,
  { entry, part, partKey }: { entry: Outgoing; part: unknown; partKey: string },
): Promise<DeliveryReason | undefined> {
  try {
    await adapter.send(recipientOf(lease), part, partKey)
    return undefined
  } catch (error) {
    if (!(error instanceof Undeliverable) || !ofOneFile.has(error.reason)) throw error
    await showFailure(lease.ref, entry, error.reason)
    return error.reason
  }
}

async function putBack(
  { needs, adapter, lease }: Delivering,
  key: string,
  entry: Outgoing,
  error: unknown,
): Promise<boolean> {
  const field = `outgoing.${key}`
  const failures = entry.failures + (error instanceof TryLater ? 0 : 1)
  if (error instanceof Undeliverable || failures >= adapter.mostTries) {
    const reason = error instanceof Undeliverable ? error.reason : 'notTaken'
    await failDelivery(needs, lease.ref, entry, reason)
    lease.change({ [field]: undefined, ...withEnd(entry, key, reason) })
    return true
  }
  const pauseMs = error instanceof TryLater ? error.afterMs : pauseAfter(adapter, failures)
  lease.change({ [field]: { ...entry, failures, notBefore: needs.ports.now() + pauseMs } })
  return false
}

/** Of a test message is told what has become of it. */
function withEnd({ isTest }: Outgoing, key: string, reason: DeliveryReason | ''): Pick<Thread, 'tested'> {
  return isTest ? { tested: { key, reason } } : {}
}

/** Long enough for the vendor to tell by itself that it has taken the part after all. */
function pauseAfter({ proofMs = 0 }: ChannelAdapter, failures: number): number {
  return Math.max(proofMs, Math.min(1_000 * 2 ** failures, longestPauseMs))
}

/** An answer that its vendor has opened is begun by one part; all others follow it. */
function withFirstPart(
  { thread: { openReply } }: ThreadLease,
  partKey: string,
): Pick<Partial<Thread>, 'openReply'> {
  return openReply?.partKey === '' ? { openReply: { ...openReply, partKey } } : {}
}

/** Names a part wherever it is sent again. */
function partKeyOf(key: string, index: number): string {
  return `${key}/${index}`
}

/** A worker that has died, or never got the answer, may have handed it over. */
function isProven({ thread }: ThreadLease, partKey: string): boolean {
  return thread.taken[takenKeyOf(partKey)] !== undefined
}

/** The same where its vendor tells the words alone: a worker that has died may not have noted that it tried. */
function isToldAgain(lease: ThreadLease, words: string | undefined): boolean {
  const fields = words ? withoutEcho(lease.thread, words) : undefined
  if (fields) lease.change(fields)
  return fields !== undefined
}

function withoutProofs({ thread }: ThreadLease, key: string, parts: number): Record<string, undefined> {
  const keys = Array.from({ length: parts }, (_, index) => takenKeyOf(partKeyOf(key, index)))
  const known = keys.filter((taken) => thread.taken[taken] !== undefined)
  return Object.fromEntries(known.map((taken) => [`taken.${taken}`, undefined]))
}
