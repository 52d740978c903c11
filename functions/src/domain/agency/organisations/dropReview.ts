import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { deleteTree } from '../../../store/deleteTree.ts'

/** Deletes what an organisation's clients were asked about an agent that leaves it. */
export async function dropReview(region: Region, agentId: string): Promise<void> {
  await deleteTree(region, paths.review(agentId))
}
