import {
  maxFollowers,
  sharedFields,
  type BlueprintFields,
  type BlueprintLink,
} from '../../../shared/agents/blueprint.ts'
import { isSame } from '../../../shared/texts/isSame.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { fieldsWith } from './fieldsWith.ts'
import { readBlueprint, readOwnAgent } from './blueprintAgents.ts'
import { requireUnlinked } from './requireUnlinked.ts'

interface Linking {
  region: Region
  masterId: string
  agentIds: string[]
  /**
   * Whether their differing fields are replaced at the next send; otherwise they keep them. Nothing is sent
   * yet.
   */
  takesAll: boolean
}

/**
 * Links agents to another one of the same workspace, which becomes a blueprint with the first. Throws
 * AppError 'failed-precondition' for an agent that follows another, or is followed.
 */
export async function linkAgents(ports: Pick<Ports, 'now'>, caller: Caller, input: Linking) {
  const { region, masterId } = input
  await readOwnAgent(caller, region, masterId)
  for (const agentId of new Set(input.agentIds)) {
    if (agentId === masterId) throw new AppError('failed-precondition', 'blueprintFollowsItself')
    await untilUnchanged(() => linkAgent(ports, caller, input, agentId))
  }
  return { success: true as const }
}

async function linkAgent(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, masterId, takesAll }: Linking,
  agentId: string,
): Promise<void> {
  const master = await readOwnAgent(caller, region, masterId)
  const agent = await readOwnAgent(caller, region, agentId)
  if (agent.workspaceId !== master.workspaceId) throw new AppError('permission-denied')
  await requireUnlinked(region, masterId)
  await requireUnlinked(region, agentId)
  if (await readBlueprint(region, agentId)) throw new AppError('failed-precondition', 'blueprintCannotFollow')
  const blueprint = await readBlueprint(region, masterId)
  const count = (blueprint?.data.count ?? 0) + 1
  if (count > maxFollowers) throw new AppError('resource-exhausted', 'tooManyFollowers')
  const { workspaceId } = master
  const link: BlueprintLink = {
    agentId,
    masterId,
    workspaceId,
    base: baseOf(sharedFields(master.data), sharedFields(agent.data), takesAll),
    own: [],
    createdAt: ports.now(),
    sentAt: 0,
  }
  const writes = new Writes(region)
  writes.create(paths.blueprintLink(agentId), { ...link })
  if (blueprint) writes.update(blueprint.path, { count }, blueprint.version)
  else writes.create(paths.blueprint(masterId), { masterId, workspaceId, count, createdAt: ports.now() })
  // Two agents that are linked to each other at the same time would otherwise follow each other.
  writes.requireNone(paths.blueprintLink(masterId)).requireNone(paths.blueprint(agentId))
  await writes.commitUnchanged()
}

/**
 * Returns the values that a link starts from: the agent's where it is to follow, otherwise the blueprint's,
 * from which the agent then differs.
 */
function baseOf(master: BlueprintFields, agent: BlueprintFields, takesAll: boolean): BlueprintFields {
  const fields = Object.entries(master).map(([path, value]) => {
    const isAgreed = isSame(value, agent[path])
    return [path, isAgreed || !takesAll ? value : agent[path]]
  })
  return fieldsWith(Object.fromEntries(fields))
}
