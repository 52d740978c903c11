import { blueprintLinkSchema } from '../../../shared/agents/blueprint.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { deleteSomeBelow } from '../../../store/deleteTree.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readBlueprint } from './blueprintAgents.ts'

/**
 * Ends an agent's link to its blueprint; its draft stays as it is. The blueprint is deleted with its last
 * link.
 */
export async function unlinkAgent(caller: Caller, { region, agentId }: { region: Region; agentId: string }) {
  await authorizeForAgent(caller, 'publishAgent', { region, agentId })
  await deleteLink(region, agentId)
  return { success: true as const }
}

/** Unlinks an agent that is deleted, and ends the blueprint that it is. */
export async function deleteBlueprintOf(region: Region, agentId: string): Promise<void> {
  await deleteLink(region, agentId)
  const followers = await readQuery(region, paths.blueprintLinks, blueprintLinkSchema, (query) =>
    query.where('masterId', '==', agentId).limit(200),
  )
  for (const { data } of followers) await deleteLink(region, data.agentId)
}

async function deleteLink(region: Region, agentId: string): Promise<void> {
  while ((await deleteSomeBelow(region, paths.blueprintLink(agentId))) > 0);
  await untilUnchanged(async () => {
    const link = await readDocument(region, paths.blueprintLink(agentId), blueprintLinkSchema)
    if (!link) return
    const blueprint = await readBlueprint(region, link.data.masterId)
    const writes = new Writes(region).delete(link.path, link.version)
    if (blueprint && blueprint.data.count > 1)
      writes.update(blueprint.path, { count: blueprint.data.count - 1 }, blueprint.version)
    else if (blueprint) writes.delete(blueprint.path, blueprint.version)
    await writes.commitUnchanged()
  })
}
