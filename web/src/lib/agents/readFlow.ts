import type { Flow } from '@parley/functions/shared/flow/flow'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'

/** Reads the flow of an agent's draft; without nodes when it has none. */
export async function readFlow(region: Region, agentId: string): Promise<Flow> {
  const [{ readDocument }, { flowSchema }] = await Promise.all([
    import('../firestore/firestore.ts'),
    import('@parley/functions/shared/flow/flow'),
  ])
  const stored = await readDocument('flow', { region, path: paths.flow(agentId) })
  const flow = stored ? flowSchema.safeParse(JSON.parse(stored.json)).data : undefined
  return flow ?? { nodes: {}, edges: {} }
}
