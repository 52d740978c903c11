import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { nameOfKind } from './nameOfKind.ts'

/**
 * Reads the flow of an agent's draft for showing it: nodes without a name have that of their kind. Returns no
 * nodes when there is no flow.
 */
export async function readFlow(region: Region, agentId: string): Promise<Flow> {
  const [{ readDocument }, { flowSchema }] = await Promise.all([
    import('../firestore/firestore.ts'),
    import('@parley/functions/shared/flow/flow'),
  ])
  const stored = await readDocument('flow', { region, path: paths.flow(agentId) })
  const flow = stored ? flowSchema.safeParse(JSON.parse(stored.json)).data : undefined
  if (!flow) return { nodes: {}, edges: {} }
  const nodes = Object.entries(flow.nodes).map(([id, node]) => {
    const name = node.name.trim() || nameOfKind(node.kind)
    return [id, { ...node, name }] as const
  })
  return { ...flow, nodes: Object.fromEntries(nodes) }
}
