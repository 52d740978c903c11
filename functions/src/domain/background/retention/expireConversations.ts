import { z } from 'zod'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { deleteTree } from '../../../store/deleteTree.ts'
import { deleteFiles } from '../../../store/files.ts'
import { Query, type StoredFields } from '../../../store/Query.ts'
import { deleteThreadOf, partThread } from '../../chat/channels/threads/expireThreads.ts'
import { visitorFolder } from '../../chat/visitors/files/visitorFolder.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'

/** Zeros where a conversation is broken, so that its record can be written all the same. */
const deletedSchema = z.object({
  startedAt: z.int().catch(0),
  lastMessageAt: z.int().catch(0),
  messageCount: z.int().catch(0),
})
const chatSchema = z.object({
  channel: z.string().catch(''),
  /** Empty for a visitor who was deleted. */
  visitorId: z.string().catch(''),
  expireAt: z.date().catch(new Date(0)),
})
/** Firestore's own expiry takes longer than this; no conversation is busy for so long. */
const maxWaitMs = 6 * hourMs

/**
 * Deletes expired conversations with all their data, and keeps a record without their words. Firestore's own
 * expiry (`firestore.indexes.json`) is the fallback when this sweep does not run, but it leaves notes and
 * files; this runs every hour and is nearly always first. Returns the number of conversations.
 */
export function expireConversations(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Deleting an old conversation',
      query: Query.collectionGroup(region, 'convos').where('expireAt', '<=', new Date(now)),
      orderBy: 'expireAt',
      isTime: true,
      fields: [...Object.keys(deletedSchema.shape), 'channel', 'visitorId'],
    },
    (conversation) => deleteConversation(region, conversation, now),
    budget,
  )
}

/**
 * Deletes one conversation. The record is written first, under the conversation's ID, so that an interruption
 * neither loses nor repeats it. A conversation that is written at this moment is left to the next sweep,
 * unless its visitor was deleted, or it has been busy for hours.
 */
async function deleteConversation(
  region: Region,
  { path, fields }: StoredFields,
  now: number,
): Promise<void> {
  const [, agentId = '', , conversationId = ''] = path.split('/')
  const { channel, visitorId, expireAt } = chatSchema.parse(fields)
  const chat = { region, agentId, conversationId, channel }
  if (!(await deleteThreadOf(chat, now))) {
    if (visitorId !== '' && now < expireAt.getTime() + maxWaitMs) return
    await partThread(chat, now)
  }
  await new Writes(region)
    .set(paths.deletion(agentId, conversationId), {
      conversationId,
      ...deletedSchema.parse(fields),
      at: now,
    })
    .commit()
  await deleteFiles(region, visitorFolder(agentId, conversationId))
  await deleteTree(region, path)
}
