import type { ChannelKind } from '../../../../shared/channels/channels.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { isTooLargeRefusal } from '../../../../store/rest.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { threadIdLength } from '../threads/conversationIdOf.ts'
import { pathOfThread, type Incoming, type ThreadRef } from '../../../kernel/channels/Thread.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** A chat in its vendor's ids: our account, and the recipient of replies. */
export interface Chat {
  region: Region
  agentId: string
  kind: ChannelKind
  account: string
  address: string
  /** The id of the thread, when its person had another address before; missing for the address's own. */
  threadId?: string | undefined
}

/** A message that a vendor has delivered. */
export interface Received extends Chat {
  incoming: Incoming
}

export interface ReceiveNeeds {
  ports: Pick<Ports, 'now' | 'tasks'>
  /** The key for the ids of threads. */
  signing: SigningKeys
}

/** Bytes of one chat's messages in one write: a document holds 1 MiB. */
const maxPartBytes = 250_000
/** The number of chats of one batch that are written at a time. */
const atOnce = 20

/** Stores a single message. */
export async function receive(needs: ReceiveNeeds, received: Received): Promise<void> {
  await receiveAll(needs, [received])
}

/**
 * Stores messages, with one write per chat and the same result however often they come, and queues each chat.
 * When this has resolved, the vendor may drop them. Throws when some chat failed, after all others are
 * stored.
 */
export async function receiveAll(needs: ReceiveNeeds, messages: readonly Received[]): Promise<void> {
  const chats = [...Map.groupBy(messages, (message) => threadIdOf(needs.signing, message))]
  const failures: unknown[] = []
  for (let start = 0; start < chats.length; start += atOnce) {
    const part = chats.slice(start, start + atOnce)
    const results = await Promise.allSettled(part.map(([threadId, those]) => store(needs, threadId, those)))
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
  }
  if (failures.length > 0) throw failures[0]
}

async function store(
  { ports }: ReceiveNeeds,
  threadId: string,
  messages: readonly Received[],
): Promise<void> {
  const [first] = messages
  if (!first) return
  const { region, agentId, kind, account, address } = first
  const ref: ThreadRef = { region, agentId, threadId }
  const chat = { agentId, kind, account, address, dueAt: ports.now() }
  for (const part of inParts(messages)) {
    const incoming = part.map(({ incoming: message }) => [`incoming.${incomingKeyOf(message.id)}`, message])
    const isStored = await storePart(ref, { ...chat, ...Object.fromEntries(incoming) })
    if (!isStored) break
  }
  // When the queue is unavailable, the sweep finds the thread.
  await runIsolated('Queueing a thread', threadId, () =>
    ports.tasks.enqueue('serveThread', { ...ref, run: 'came' }),
  )
}

/**
 * Stores a part of a chat's messages. False when the document is full: an error would make the vendor repeat
 * the whole batch for days.
 */
async function storePart(ref: ThreadRef, fields: Record<string, unknown>): Promise<boolean> {
  try {
    await new Writes(ref.region).merge(pathOfThread(ref), fields).commit()
    return true
  } catch (error) {
    if (!isTooLargeRefusal(error)) throw error
    console.error('A chat has more waiting messages than its limit', { threadId: ref.threadId })
    return false
  }
}

/** Splits messages, so that as many as possible are stored. */
function inParts(messages: readonly Received[]): Received[][] {
  const parts: Received[][] = []
  let bytes = maxPartBytes
  for (const message of messages) {
    const size = Buffer.byteLength(JSON.stringify(message.incoming))
    if (bytes + size > maxPartBytes) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(message)
    bytes += size
  }
  return parts
}

/** Returns the key that a message is stored under, the same for each delivery. */
export function incomingKeyOf(messageId: string): string {
  return sha256(messageId).slice(0, 16)
}

/**
 * Returns the id of a chat's thread. It is a keyed hash, so that a thread cannot be found by trying names.
 */
export function threadIdOf(
  signing: SigningKeys,
  { kind, agentId, account, address, threadId }: Omit<Chat, 'region'>,
): string {
  if (threadId !== undefined) return threadId
  const chat = JSON.stringify(['thread', kind, agentId, account, address])
  return signing.nameOf(chat, { length: threadIdLength })
}
