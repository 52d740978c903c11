import { z } from 'zod'
import { messageSchema } from '../../../../shared/chat/conversation.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { deleteFiles } from '../../../../store/files.ts'
import { isTooLargeRefusal } from '../../../../store/rest.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { visitorFilePath } from '../../visitors/files/visitorFolder.ts'
import { conversationIdOf } from '../threads/conversationIdOf.ts'
import { incomingKeyOf, threadIdOf, type Chat } from './receive.ts'
import { withHandled } from './nextBurst.ts'
import { pathOfThread, threadSchema, type Thread, type ThreadRef } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** A change of a message by its writer; no text means that it was deleted. */
export interface Amendment {
  messageId: string
  text: string | undefined
}

const windowSchema = z.object({ window: z.record(z.string(), messageSchema).default({}) })

/**
 * Applies a person's edit or deletion of their message. A waiting message is answered in its new form, or not
 * at all; an answered one is changed if it was stored as a separate message. Does nothing otherwise.
 */
export async function amendIncoming(
  { now, signing }: { now: () => number; signing: SigningKeys },
  chat: Chat,
  amendment: Amendment,
): Promise<void> {
  const { region, agentId } = chat
  const ref: ThreadRef = { region, agentId, threadId: threadIdOf(signing, chat) }
  const key = incomingKeyOf(amendment.messageId)
  const thread = await amendWaiting(now, ref, key, amendment.text).catch(unlessTooLarge)
  if (thread?.alone.includes(key)) await amendMessage(ref, thread, key, amendment.text)
}

/** Ignores a chat without room: the vendor would otherwise repeat its whole batch for days. */
function unlessTooLarge(error: unknown): undefined {
  if (!isTooLargeRefusal(error)) throw error
  console.error('A chat has too many waiting changes for another')
  return undefined
}

/**
 * Changes a waiting message. Returns the thread when the message is not waiting and no worker holds the
 * thread.
 */
async function amendWaiting(
  now: () => number,
  ref: ThreadRef,
  key: string,
  text: string | undefined,
): Promise<Thread | undefined> {
  return untilUnchanged(async () => {
    const stored = await readDocument(ref.region, pathOfThread(ref), threadSchema)
    if (!stored) return undefined
    const { incoming, handled, alone, amended, leaseUntil } = stored.data
    const field = `amended.${key}`
    const isWaiting = incoming[key] !== undefined && !handled.includes(key)
    const isKnown = isWaiting || alone.includes(key)
    const isHeld = leaseUntil > now()
    const write = (change: Record<string, unknown>) =>
      new Writes(ref.region).update(stored.path, change, stored.version).commitUnchanged()
    // A worker may be answering it and knows where it will be stored.
    if (isHeld && isKnown) await write({ [field]: text === undefined ? {} : { text } })
    // An earlier change that no worker has applied is replaced.
    else if (isWaiting) await write({ ...waitingAs(stored.data, key, text), [field]: undefined })
    else if (amended[key]) await write({ [field]: undefined })
    return isHeld || isWaiting ? undefined : stored.data
  })
}

/** Returns the thread's fields in which a waiting message has another text, or is gone. */
function waitingAs(
  { incoming, handled }: Thread,
  key: string,
  text: string | undefined,
): Record<string, unknown> {
  const field = `incoming.${key}`
  if (text !== undefined) return { [field]: { ...incoming[key], text } }
  return { [field]: undefined, handled: withHandled(handled, [key]) }
}

/** Applies the changes that came while a worker answered the messages. */
export async function applyAmendments(lease: ThreadLease): Promise<void> {
  for (const [key, { text }] of Object.entries(lease.thread.amended)) {
    const { incoming, alone } = lease.thread
    if (incoming[key]) lease.change(waitingAs(lease.thread, key, text))
    else if (alone.includes(key))
      await runIsolated('Changing a message', key, () => amendMessage(lease.ref, lease.thread, key, text))
    lease.change({ [`amended.${key}`]: undefined })
  }
}

async function amendMessage(
  ref: ThreadRef,
  thread: Thread,
  key: string,
  text: string | undefined,
): Promise<void> {
  const conversationId = conversationIdOf(ref, thread)
  const path = paths.conversation(ref.agentId, conversationId)
  const files = await untilUnchanged(async () => {
    const stored = await readDocument(ref.region, path, windowSchema)
    const found = Object.entries(stored?.data.window ?? {}).find(([, { id }]) => id === `in-${key}`)
    if (!stored || !found) return []
    const [place, message] = found
    const field = `window.${place}`
    const change =
      text === undefined
        ? { [`${field}.text`]: '', [`${field}.files`]: undefined, [`${field}.isTakenBack`]: true }
        : { [`${field}.text`]: text }
    await new Writes(ref.region).update(path, change, stored.version).commitUnchanged()
    return text === undefined ? (message.files ?? []) : []
  })
  for (const { id } of files) await deleteFiles(ref.region, visitorFilePath(ref.agentId, conversationId, id))
}
