import type { Flow } from '@parley/functions/shared/flow/flow'
import { isSame } from '@parley/functions/shared/texts/isSame'

/**
 * Reads the stored text of a flow. Parts that equal those of a known flow are its objects, so that later
 * comparisons of the two are fast, and only the others are checked.
 */
export async function readStoredFlow(json: string, current: Flow): Promise<Flow> {
  const { flowSchema } = await import('@parley/functions/shared/flow/flow')
  const stored: unknown = json ? JSON.parse(json) : { nodes: {}, edges: {} }
  const nodes = divide(partsOf(stored, 'nodes'), current.nodes)
  const edges = divide(partsOf(stored, 'edges'), current.edges)
  const read = flowSchema.parse({ nodes: nodes.others, edges: edges.others })
  return {
    nodes: inOrder(nodes.ids, { ...nodes.same, ...read.nodes }),
    edges: inOrder(edges.ids, { ...edges.same, ...read.edges }),
  }
}

function partsOf(stored: unknown, kind: keyof Flow): Record<string, unknown> {
  const parts: unknown = Object(stored)[kind]
  return { ...Object(parts) }
}

function divide<Part>(stored: Readonly<Record<string, unknown>>, current: Readonly<Record<string, Part>>) {
  const same: Record<string, Part> = {}
  const others: Record<string, unknown> = {}
  const ids = Object.keys(stored)
  for (const id of ids) {
    const part = Object.hasOwn(current, id) ? current[id] : undefined
    if (part !== undefined && isSame(part, stored[id])) same[id] = part
    else others[id] = stored[id]
  }
  return { ids, same, others }
}

function inOrder<Part>(ids: readonly string[], parts: Readonly<Record<string, Part>>): Record<string, Part> {
  return Object.fromEntries(ids.flatMap((id) => (parts[id] === undefined ? [] : [[id, parts[id]]])))
}
