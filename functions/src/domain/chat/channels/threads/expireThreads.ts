import { isChannelKind } from '../../../../shared/channels/channels.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readEach } from '../../../../store/documents.ts'
import { Query } from '../../../../store/Query.ts'
import { sweepEach } from '../../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../../kernel/sweeps/WorkBudget.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { conversationIdOf, threadIdIn } from './conversationIdOf.ts'
import { pathOfThread, threadSchema, type Thread, type ThreadRef } from '../../../kernel/channels/Thread.ts'

/** A chat without a conversation is deleted after this time. */
const maxDays = 30

/**
 * Returns the expiry of a chat; null while it has a conversation, with which it is deleted. `retentionDays`:
 * of its agent, 0 for no limit.
 */
export function threadExpiryOf(
  { lastMessageId }: Pick<Thread, 'lastMessageId'>,
  retentionDays: number,
  now: number,
): Date | null {
  if (lastMessageId !== '') return null
  return new Date(now + Math.min(retentionDays || maxDays, maxDays) * dayMs)
}

/** Deletes expired chats without a conversation. Returns the number of visited ones. */
export function expireThreads(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Deleting an old chat',
      query: Query.collectionGroup(region, 'threads').where('expireAt', '<=', new Date(now)),
      orderBy: 'expireAt',
      isTime: true,
      fields: [],
    },
    async ({ path }) => {
      const [, agentId = '', , threadId = ''] = path.split('/')
      await deleteThread({ region, agentId, threadId }, now, ({ lastMessageId }) => lastMessageId === '')
    },
    budget,
  )
}

interface EndingConversation {
  region: Region
  agentId: string
  conversationId: string
  channel: string
}

/**
 * Deletes the chat of a conversation that is about to be deleted, unless the chat has another one by now.
 * Returns false when the chat is busy: the conversation continues, or another sweep finds the chat idle.
 */
export async function deleteThreadOf(conversation: EndingConversation, now: number): Promise<boolean> {
  if (!isChannelKind(conversation.channel)) return true
  const { ref, isLed } = chatOf(conversation)
  return deleteThread(ref, now, isLed)
}

/** Separates a chat from a conversation that is deleted anyway, so that it expires once it is idle. */
export async function partThread(conversation: EndingConversation, now: number): Promise<void> {
  const { ref, isLed } = chatOf(conversation)
  await untilUnchanged(async () => {
    const stored = await readDocument(ref.region, pathOfThread(ref), threadSchema)
    if (!stored || !isLed(stored.data)) return
    await new Writes(ref.region)
      .update(stored.path, { lastMessageId: '', expireAt: new Date(now + dayMs) }, stored.version)
      .commitUnchanged()
  })
}

function chatOf({ region, agentId, conversationId }: EndingConversation) {
  const ref: ThreadRef = { region, agentId, threadId: threadIdIn(conversationId) }
  return { ref, isLed: (thread: Thread) => conversationIdOf(ref, thread) === conversationId }
}

/** Deletes a chat and the names of its person in one commit. Returns false for a busy chat, which stays. */
async function deleteThread(
  ref: ThreadRef,
  now: number,
  isOver: (thread: Thread) => boolean,
): Promise<boolean> {
  return untilUnchanged(async () => {
    const stored = await readDocument(ref.region, pathOfThread(ref), threadSchema)
    if (!stored || !isOver(stored.data)) return true
    if (stored.data.dueAt > 0 || stored.data.leaseUntil > now) return false
    const writes = new Writes(ref.region).delete(stored.path, stored.version)
    const namesOfThread = Query.collection(ref.region, paths.knownAddresses(ref.agentId))
      .where('threadId', '==', ref.threadId)
      .select([])
    for await (const { path } of readEach(namesOfThread)) writes.delete(path)
    await writes.commitUnchanged()
    return true
  })
}
