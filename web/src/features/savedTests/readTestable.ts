import type { Agent } from '@parley/functions/shared/agent'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { toolLimits } from '@parley/functions/shared/tools'
import { readFlow } from '../../lib/readFlow.ts'

/** What a test of an agent can look at besides the words of an answer. */
export interface Testable {
  nodes: { id: string; name: string }[]
  outcomes: string[]
  tools: { name: string; parameters: string[] }[]
}

export async function readTestable(
  region: Region,
  { ID, ownerID, enableNodes }: Pick<Agent, 'ID' | 'ownerID' | 'enableNodes'>,
): Promise<Testable> {
  const { readList } = await import('../../lib/firestore.ts')
  const count = toolLimits.perWorkspace
  const list = { region, path: paths.tools(ownerID), newestBy: 'createdAt', count }
  const [flow, tools] = await Promise.all([
    enableNodes ? readFlow(region, ID) : { nodes: {} },
    readList('tool', list),
  ])
  const nodes = Object.entries(flow.nodes).filter(([, { kind }]) => kind !== 'note')
  const outcomes = nodes.map(([, { outcome }]) => outcome).filter(Boolean)
  return {
    nodes: nodes.map(([id, { name }]) => ({ id, name: name || id })),
    outcomes: [...new Set(outcomes)],
    tools: tools.items.map(({ name, parameters }) => ({
      name,
      parameters: parameters.map(({ key }) => key),
    })),
  }
}
