import { z } from 'zod'
import type { DeliveryReason } from '../../../../shared/channels/deliveryReasons.ts'
import { paths } from '../../../../shared/paths.ts'
import { presenceSchema } from '../../../../shared/chat/presence.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { conversationIdOf } from '../threads/conversationIdOf.ts'
import { threadIdOf, type Chat } from '../incoming/receive.ts'
import { showFailure } from './showFailure.ts'
import {
  pathOfThread,
  threadSchema,
  type Outgoing,
  type Thread,
  type ThreadRef,
} from '../../../kernel/channels/Thread.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** A vendor's report about earlier replies. */
export type Mark =
  /** `key`: the part's key, as the adapter received it. */
  | { kind: 'taken'; key: string; at: number }
  | { kind: 'failed'; key: string; reason: DeliveryReason }
  /** All messages up to then (milliseconds since 1970) were delivered to the person, or read by them. */
  | { kind: 'delivered' | 'read'; at: number }

const personSchema = z.object({ visitorId: z.string() })

/** Returns the key under which a thread stores that a part was taken. */
export function acceptedKeyOf(partKey: string): string {
  return sha256(partKey).slice(0, 16)
}

/**
 * Stores a vendor's report about replies. It may be late, repeated, out of order, or earlier than the
 * response to the request that it is about. A report about unknown messages changes nothing.
 */
export async function storeMark(signing: SigningKeys, chat: Chat, mark: Mark): Promise<void> {
  const { region, agentId } = chat
  const ref: ThreadRef = { region, agentId, threadId: threadIdOf(signing, chat) }
  const stored = await readDocument(region, pathOfThread(ref), threadSchema)
  if (!stored) return
  if (mark.kind === 'taken') return noteTaken(ref, stored.data, mark)
  if (mark.kind === 'failed') return noteFailed(ref, stored.data, mark)
  await raiseMark(ref, stored.data, mark)
}

/** Stores a confirmation; only parts that are still being sent need it. */
async function noteTaken(
  ref: ThreadRef,
  thread: Thread,
  { key, at }: { key: string; at: number },
): Promise<void> {
  if (!outgoingOfPart(thread, key)) return
  await new Writes(ref.region).update(pathOfThread(ref), { [`taken.${acceptedKeyOf(key)}`]: at }).commit()
}

/** Stores a failure with the message, for operators; the person is not notified. */
async function noteFailed(
  ref: ThreadRef,
  thread: Thread,
  { key, reason }: { key: string; reason: DeliveryReason },
): Promise<void> {
  const message = outgoingOfPart(thread, key) ?? messageOfPart(key)
  if (message) await showFailure(ref, message, reason)
}

/** Stores the time of a mark, which never decreases. */
async function raiseMark(
  ref: ThreadRef,
  thread: Thread,
  { kind, at }: { kind: 'delivered' | 'read'; at: number },
): Promise<void> {
  if (thread.lastMessageId === '') return
  const path = paths.presence(ref.agentId, conversationIdOf(ref, thread), 'visitor')
  const field = kind === 'read' ? 'readAt' : 'deliveredAt'
  await untilUnchanged(async () => {
    const stored = await readDocument(ref.region, path, presenceSchema)
    if ((stored?.data[field] ?? 0) >= at) return
    // A late mark does not restore a deleted conversation.
    if (!stored && !(await isThere(ref, thread))) return
    const writes = new Writes(ref.region)
    if (stored) writes.update(path, { [field]: at }, stored.version)
    else writes.create(path, { ID: 'visitor', typingAt: 0, seenAt: 0, readAt: 0, [field]: at })
    await writes.commitUnchanged()
  })
}

/**
 * Returns whether a conversation exists with its person. After a deletion by the person, only its costs are
 * kept for a day.
 */
async function isThere(ref: ThreadRef, thread: Thread): Promise<boolean> {
  const path = paths.conversation(ref.agentId, conversationIdOf(ref, thread))
  const stored = await readDocument(ref.region, path, personSchema)
  return stored !== undefined && stored.data.visitorId !== ''
}

function outgoingOfPart({ outgoing }: Thread, partKey: string): Outgoing | undefined {
  return outgoing[partKey.slice(0, partKey.lastIndexOf('/'))]
}

/** Parses the key of a message's part, `{conversation}_{place}/{index}`. */
function messageOfPart(partKey: string): Pick<Outgoing, 'conversationId' | 'place'> | undefined {
  const [, conversationId, place] = /^(.+)_(\w+)\/\d+$/.exec(partKey) ?? []
  return conversationId && place ? { conversationId, place } : undefined
}
