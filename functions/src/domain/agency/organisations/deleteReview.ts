import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { deleteTree } from '../../../store/deleteTree.ts'

/** Deletes the review of an agent that leaves its organisation. */
export async function deleteReview(region: Region, agentId: string): Promise<void> {
  await deleteTree(region, paths.review(agentId))
}
