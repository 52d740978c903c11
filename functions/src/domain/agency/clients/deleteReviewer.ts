import { uidOfClient } from '../../../shared/agencies/client.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { reviewCommentSchema, reviewSchema } from '../../../shared/agents/review.ts'
import { Writes } from '../../../store/commit.ts'
import { parseDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

const maxReviews = 100

/**
 * Removes a deleted client, with their comments, from the reviews that they were asked for. Their approval of
 * a version stays with it and in the organisation's log.
 */
export async function deleteReviewer(region: Region, clientId: string): Promise<void> {
  const uid = uidOfClient(region, clientId)
  const reviews = Query.collectionGroup(region, 'reviews').where('clientIds', 'array-contains', clientId)
  await untilUnchanged(async () => {
    for (const found of await reviews.limit(maxReviews).read()) {
      const { path, data, version } = parseDocument(found, reviewSchema)
      const position = data.clientIds.indexOf(clientId)
      const without = <T>(list: readonly T[]) => list.filter((_, index) => index !== position)
      await new Writes(region)
        .update(path, { clientIds: without(data.clientIds), clientNames: without(data.clientNames) }, version)
        .commit()
    }
  })
  const written = Query.collectionGroup(region, 'reviewComments').where('writers', 'array-contains', uid)
  await untilUnchanged(async () => {
    for (
      let page = await written.limit(maxReviews).read();
      page.length > 0;
      page = await written.limit(maxReviews).read()
    ) {
      const writes = new Writes(region)
      for (const found of page) {
        const { path, data, version } = parseDocument(found, reviewCommentSchema)
        const answers = data.answers.filter(({ by }) => by !== uid)
        const writers = data.writers.filter((by) => by !== uid)
        if (data.by === uid) writes.delete(path, version)
        else writes.update(path, { answers, writers }, version)
      }
      await writes.commit()
    }
  })
}
