import type { Flow } from '@parley/functions/shared/flow/flow'
import { groupsOf, isRun } from '@parley/functions/shared/flow/groups'
import { withNode } from '../../store/flowEdits.ts'

export interface LayoutQuestion {
  nodes: string[]
  /** The nodes of groups, which are laid out together. */
  groups: string[][]
  edges: [from: string, to: string][]
}
export type LayoutAnswer = [id: string, x: number, y: number][]

/**
 * Calculates an ordered layout of the nodes; notes stay where they are. Throws when the worker fails to load.
 */
export async function layoutFlow(flow: Flow): Promise<LayoutAnswer> {
  const nodes = Object.keys(flow.nodes).filter((id) => isRun(flow.nodes[id] ?? { kind: 'note' }))
  const edges = Object.values(flow.edges).map(({ from, to }): [string, string] => [from, to])
  const drawn = new Set(nodes)
  const groups = [...groupsOf(flow).values()].map((ids) => ids.filter((id) => drawn.has(id)))
  return askWorker({ nodes, edges, groups: groups.filter((ids) => ids.length > 0) })
}

/** Applies the positions; nodes deleted meanwhile are ignored. */
export function withPositions(flow: Flow, positions: LayoutAnswer): Flow {
  return positions.reduce((next, [id, x, y]) => withNode(next, id, { x, y }), flow)
}

function askWorker(question: LayoutQuestion): Promise<LayoutAnswer> {
  const worker = new Worker(new URL('./layoutWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<LayoutAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LayoutAnswer>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The layout did not come.')))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
