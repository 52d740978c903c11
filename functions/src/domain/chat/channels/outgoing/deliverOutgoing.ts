import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { hourMs, minuteMs } from '../../../../shared/durations.ts'
import {
  TryLater,
  Undeliverable,
  type ChannelAdapter,
  type Recipient,
} from '../../../kernel/channels/ChannelAdapter.ts'
import { failDelivery, type FailNeeds } from './failDelivery.ts'
import { acceptedKeyOf } from './storeMark.ts'
import { withoutEcho } from './ownEchoes.ts'
import { withSentText, wordsKeyOf } from './sentTexts.ts'
import { showFailure } from './showFailure.ts'
import type { Outgoing, Thread, ThreadRef } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'

const maxPauseMs = 10 * minuteMs
/** Older replies are not sent any more: they would answer a question that is over. */
const maxAgeMs = hourMs

const ofOneFile: ReadonlySet<DeliveryReason> = new Set<DeliveryReason>(['fileGone', 'fileNotTaken'])

/** Returns the replies to deliver in the order of their time. */
export function inOrder({ outgoing }: Thread): [key: string, entry: Outgoing][] {
  return Object.entries(outgoing).sort(
    ([oneKey, one], [otherKey, other]) => one.at - other.at || (oneKey < otherKey ? -1 : 1),
  )
}

/**
 * Sends the replies of a thread, part by part and in order, until all are sent or the vendor asks to wait.
 * The last change is part of the worker's next write.
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

/** Returns the recipient of a chat's replies. */
export function recipientIn(ref: ThreadRef, thread: Thread): Recipient {
  const { account, address, lastIncomingAt, openReply } = thread
  return { ...ref, account, address, lastIncomingAt, openReply }
}

interface Delivering {
  needs: FailNeeds
  adapter: ChannelAdapter
  lease: ThreadLease
}

/** Sends one reply. Returns whether the next one may follow. */
async function deliverOne(
  { needs, adapter, lease }: Delivering,
  key: string,
  entry: Outgoing,
): Promise<boolean> {
  const field = `outgoing.${key}`
  let sent = entry
  let failed: DeliveryReason | '' = ''
  try {
    if (needs.ports.now() - entry.at > maxAgeMs) throw new Undeliverable('tooLate')
    const parts = await adapter.partsOf(entry)
    for (const [index, part] of parts.entries()) {
      if (index < sent.partsSent) continue
      // A sent part must be stored before the next one is sent.
      if (lease.hasUnsavedDelivery) await lease.save()
      const partKey = partKeyOf(key, index)
      const words = adapter.wordsOf?.(part)
      if (words !== undefined) sent = { ...sent, triedWords: wordsKeyOf(words) }
      const hasArrived = isProven(lease, partKey) || hasEcho(lease, words)
      const refusal = hasArrived ? undefined : await sendPart({ adapter, lease }, { entry, part, partKey })
      failed = refusal ?? failed
      sent = { ...sent, partsSent: index + 1, failures: 0, triedWords: '' }
      lease.change({
        [field]: sent,
        // The vendor confirms what it has taken, and the first part opens its answer.
        ...(words !== undefined && !hasArrived && !refusal && withSentText(lease.thread, words)),
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

/** Sends one part; a file that fails does not hold back the rest. Returns the reason for a failure. */
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
  if (error instanceof Undeliverable || failures >= adapter.maxTries) {
    const reason = error instanceof Undeliverable ? error.reason : 'notTaken'
    await failDelivery(needs, lease.ref, entry, reason)
    lease.change({ [field]: undefined, ...withEnd(entry, key, reason) })
    return true
  }
  const pauseMs = error instanceof TryLater ? error.afterMs : pauseAfter(adapter, failures)
  lease.change({ [field]: { ...entry, failures, notBefore: needs.ports.now() + pauseMs } })
  return false
}

/** Returns the result of a test message; nothing for other messages. */
function withEnd({ isTest }: Outgoing, key: string, reason: DeliveryReason | ''): Pick<Thread, 'tested'> {
  return isTest ? { tested: { key, reason } } : {}
}

/** Returns a pause that lets the vendor confirm first that it has taken the part after all. */
function pauseAfter({ proofMs = 0 }: ChannelAdapter, failures: number): number {
  return Math.max(proofMs, Math.min(1_000 * 2 ** failures, maxPauseMs))
}

/** Records the first part of an answer to a choice; all others follow it. */
function withFirstPart(
  { thread: { openReply } }: ThreadLease,
  partKey: string,
): Pick<Partial<Thread>, 'openReply'> {
  return openReply?.partKey === '' ? { openReply: { ...openReply, partKey } } : {}
}

/** Returns the key of a part, the same for each try. */
function partKeyOf(key: string, index: number): string {
  return `${key}/${index}`
}

/**
 * Returns whether the vendor has confirmed a part: a worker that died, or got no response, may have sent it.
 */
function isProven({ thread }: ThreadLease, partKey: string): boolean {
  return thread.taken[acceptedKeyOf(partKey)] !== undefined
}

/**
 * Does the same for a vendor that reports only the text: a worker that died may not have recorded its try.
 */
function hasEcho(lease: ThreadLease, words: string | undefined): boolean {
  const fields = words ? withoutEcho(lease.thread, words) : undefined
  if (fields) lease.change(fields)
  return fields !== undefined
}

function withoutProofs({ thread }: ThreadLease, key: string, parts: number): Record<string, undefined> {
  const keys = Array.from({ length: parts }, (_, index) => acceptedKeyOf(partKeyOf(key, index)))
  const accepted = keys.filter((key) => thread.taken[key] !== undefined)
  return Object.fromEntries(accepted.map((key) => [`taken.${key}`, undefined]))
}
