import { z } from 'zod'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { deleteTree } from '../../store/deleteTree.ts'
import { deleteFiles } from '../../store/files.ts'
import { Query } from '../../store/Query.ts'
import { visitorFolder } from '../visitors/visitorFolder.ts'

const atOnce = 100
/** What is left after these waits for the next hour: a sweep must end before its function does. */
const mostRounds = 20

/**
 * Deletes conversations whose time is over, with all that belongs to them, and keeps a record that they were
 * there, without a word of them. Firestore's own expiry (`firestore.indexes.json`) stands behind it for a
 * sweep that never comes; it would leave notes and files behind, so this runs every hour and is nearly always
 * first.
 */
export async function expireConversations(region: Region, now: number): Promise<number> {
  let deleted = 0
  for (let round = 0; round < mostRounds; round++) {
    const expired = await Query.collectionGroup(region, 'convos')
      .where('expireAt', '<=', new Date(now))
      .limit(atOnce)
      .read()
    for (const { path, fields } of expired) await deleteConversation(region, path, fields, now)
    deleted += expired.length
    if (expired.length < atOnce) break
  }
  return deleted
}

const deletedSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  startedAt: z.int().default(0),
  lastMessageAt: z.int().default(0),
  messageCount: z.int().default(0),
})

/**
 * The record comes first and has the conversation's own name: an interruption leaves nothing undone and
 * nothing twice.
 */
async function deleteConversation(region: Region, path: string, fields: unknown, now: number): Promise<void> {
  const { ID, agentId, ...kept } = deletedSchema.parse(fields)
  await new Writes(region).set(paths.deletion(agentId, ID), { conversationId: ID, ...kept, at: now }).commit()
  await deleteFiles(region, visitorFolder(agentId, ID))
  await deleteTree(region, path)
}
