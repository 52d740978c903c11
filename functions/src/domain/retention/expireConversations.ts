import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { deleteTree } from '../../store/deleteTree.ts'
import { deleteFiles } from '../../store/files.ts'
import { Query, type StoredFields } from '../../store/Query.ts'
import { visitorFolder } from '../visitors/visitorFolder.ts'
import { sweepEach } from './sweepEach.ts'
import type { WorkBudget } from './WorkBudget.ts'

/** Also of a conversation that is broken: its record then holds zeros. */
const deletedSchema = z.object({
  startedAt: z.int().catch(0),
  lastMessageAt: z.int().catch(0),
  messageCount: z.int().catch(0),
})

/**
 * Deletes conversations whose time is over, with all that belongs to them, and keeps a record that they were
 * there, without a word of them. Firestore's own expiry (`firestore.indexes.json`) stands behind it for a
 * sweep that never comes; it would leave notes and files behind, so this runs every hour and is nearly always
 * first. Returns how many.
 */
export function expireConversations(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Deleting an old conversation',
      query: Query.collectionGroup(region, 'convos').where('expireAt', '<=', new Date(now)),
      orderBy: 'expireAt',
      isTime: true,
      fields: Object.keys(deletedSchema.shape),
    },
    (conversation) => deleteConversation(region, conversation, now),
    budget,
  )
}

/**
 * The record comes first and has the conversation's own name: an interruption leaves nothing undone and
 * nothing twice.
 */
async function deleteConversation(
  region: Region,
  { path, fields }: StoredFields,
  now: number,
): Promise<void> {
  const [, agentId = '', , conversationId = ''] = path.split('/')
  const kept = deletedSchema.parse(fields)
  await new Writes(region)
    .set(paths.deletion(agentId, conversationId), { conversationId, ...kept, at: now })
    .commit()
  await deleteFiles(region, visitorFolder(agentId, conversationId))
  await deleteTree(region, path)
}
