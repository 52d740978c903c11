import { sharedFields } from '../../../shared/agents/blueprint.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { fieldsWith } from './fieldsWith.ts'
import { readOwnAgent, requireLink } from './blueprintAgents.ts'

interface Settling {
  region: Region
  masterId: string
  agentId: string
  path: string
  /**
   * `keep`: the agent keeps its own value from now on. `take`: it gets the blueprint's, and follows it again.
   */
  choice: 'keep' | 'take'
}

/** Decides about a field that blueprint and agent have both changed, or that the agent keeps. */
export async function settleField(ports: Pick<Ports, 'now'>, caller: Caller, input: Settling) {
  const { region, masterId, agentId, path, choice } = input
  await untilUnchanged(async () => {
    const master = await readOwnAgent(caller, region, masterId)
    const agent = await readOwnAgent(caller, region, agentId)
    const link = await requireLink(region, masterId, agentId)
    const fields = sharedFields(master.data)
    if (!Object.hasOwn(fields, path)) throw new AppError('invalid-argument')
    const value = fields[path]
    const others = link.data.own.filter((own) => own !== path)
    const writes = new Writes(region)
    if (choice === 'take') {
      const lastModified = Math.floor(ports.now() / 1_000)
      writes.update(agent.path, { [path]: value, lastModified }, agent.version)
    }
    writes.update(
      link.path,
      {
        base: fieldsWith(link.data.base, { [path]: value }),
        own: choice === 'keep' ? [...others, path] : others,
      },
      link.version,
    )
    await writes.commitUnchanged()
  })
  return { success: true as const }
}
