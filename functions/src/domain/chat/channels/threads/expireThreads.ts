import { isChannelKind } from '../../../../shared/channels/channels.ts'
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

const dayMs = 24 * 3_600_000
/** A chat that leads no conversation is of no use to anybody after that. */
const mostDays = 30

/**
 * When a chat goes by itself; null as long as it leads a conversation, with which it goes. `retentionDays`: of
 * its agent, 0 for ever.
 */
export function threadExpiryOf(
  { lastMessageId }: Pick<Thread, 'lastMessageId'>,
  retentionDays: number,
  now: number,
): Date | null {
  if (lastMessageId !== '') return null
  return new Date(now + Math.min(retentionDays || mostDays, mostDays) * dayMs)
}

/** Deletes chats that lead no conversation once their time is over. Returns how many were looked at. */
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
      await dropThread({ region, agentId, threadId }, now, ({ lastMessageId }) => lastMessageId === '')
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
 * Deletes the chat of a conversation that is to be deleted, unless it leads another one by now. False where
 * somebody writes there at this moment: the conversation goes on, or another sweep finds the chat idle.
 */
export async function dropThreadOf(conversation: EndingConversation, now: number): Promise<boolean> {
  if (!isChannelKind(conversation.channel)) return true
  const { ref, isLed } = chatOf(conversation)
  return dropThread(ref, now, isLed)
}

/** A chat whose conversation is deleted all the same leads none from then on, and goes by itself once it is idle. */
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

/** The names of its person go in the same commit. False for a chat that is busy: it is left. */
async function dropThread(
  ref: ThreadRef,
  now: number,
  isOver: (thread: Thread) => boolean,
): Promise<boolean> {
  return untilUnchanged(async () => {
    const stored = await readDocument(ref.region, pathOfThread(ref), threadSchema)
    if (!stored || !isOver(stored.data)) return true
    if (stored.data.dueAt > 0 || stored.data.leaseUntil > now) return false
    const writes = new Writes(ref.region).delete(stored.path, stored.version)
    const addresses = Query.collection(ref.region, paths.knownAddresses(ref.agentId))
      .where('threadId', '==', ref.threadId)
      .select([])
    for await (const { path } of readEach(addresses)) writes.delete(path)
    await writes.commitUnchanged()
    return true
  })
}
