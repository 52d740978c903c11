import type { AbilityOn } from '../../shared/roles.ts'
import { regions, type Region } from '../../shared/regions.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { authorizeForAgent } from '../authorize.ts'

/** Where an agent lives that somebody may act on; fails with `permission-denied` where there is none. */
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
