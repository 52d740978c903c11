import {
  blueprintLinkSchema,
  blueprintSchema,
  type Blueprint,
  type BlueprintLink,
} from '../../../shared/agents/blueprint.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Returns an agent that the caller may change, with its workspace. */
export async function readOwnAgent(caller: Caller, region: Region, agentId: string) {
  const grant = await authorizeForAgent(caller, 'publishAgent', { region, agentId })
  return { ...draftOf(grant), workspaceId: grant.workspaceId }
}

export function readBlueprint(region: Region, masterId: string): Promise<Stored<Blueprint> | undefined> {
  return readDocument(region, paths.blueprint(masterId), blueprintSchema)
}

/**
 * Returns the link of an agent to this blueprint. Throws AppError 'not-found' where it follows another, or
 * none.
 */
export async function requireLink(
  region: Region,
  masterId: string,
  agentId: string,
): Promise<Stored<BlueprintLink>> {
  const link = await readDocument(region, paths.blueprintLink(agentId), blueprintLinkSchema)
  if (link?.data.masterId !== masterId) throw new AppError('not-found', 'notFollowing')
  return link
}
