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
  /** Whether they are to become like the blueprint; else what differs stays theirs. Nothing is sent yet. */
  takesAll: boolean
}

/**
 * Lets agents follow another one of the same workspace, which becomes a blueprint with the first. Who follows
 * another, or is followed, cannot: fails with `failed-precondition`.
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
  // Two that are linked to each other at once would otherwise both follow.
  writes.requireNone(paths.blueprintLink(masterId)).requireNone(paths.blueprint(agentId))
  await writes.commitUnchanged()
}

/**
 * What is taken for agreed: the agent's own where it is to follow, else the blueprint's, which it then
 * differs from.
 */
function baseOf(master: BlueprintFields, agent: BlueprintFields, takesAll: boolean): BlueprintFields {
  const fields = Object.entries(master).map(([path, value]) => {
    const isAgreed = isSame(value, agent[path])
    return [path, isAgreed || !takesAll ? value : agent[path]]
  })
  return fieldsWith(Object.fromEntries(fields))
}
