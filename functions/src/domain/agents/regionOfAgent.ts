import type { AbilityOn } from '../../shared/workspaces/roles.ts'
import { regions, type Region } from '../../shared/regions/regions.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../kernel/access/authorize.ts'

/**
 * Returns the region of an agent for which the caller has an ability. Throws AppError 'permission-denied' in
 * all other cases.
 */
export async function regionOfAgent(
  caller: Caller,
  agentId: string,
  ability: AbilityOn<'agent'>,
): Promise<Region> {
  for (const region of caller.key ? [caller.key.region] : regions) {
    try {
      await authorizeForAgent(caller, ability, { region, agentId })
      return region
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'permission-denied') throw error
    }
  }
  throw new AppError('permission-denied')
}
