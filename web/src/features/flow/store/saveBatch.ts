import type { Flow, FlowEdge, FlowNode } from '@parley/functions/shared/flow/flow'
import type { partsToSave } from '@parley/functions/shared/flow/mergeParts'

type Waiting = ReturnType<typeof partsToSave>

/** The limit of one request; the server accepts only slightly more. */
const maxOfRequest = { bytes: 45_000, values: 3_000 }

/**
 * Returns the changes that fit into one request, at least one part. Nodes come first, since an edge is
 * accepted only with both of its nodes; the rest goes into the next request.
 */
export function saveBatch({ parts, base }: Waiting, stored: Flow): Waiting & { isComplete: boolean } {
  const budget = { ...maxOfRequest }
  const nodes = takeParts(parts.nodes, budget)
  const isThere = (id: string) => (id in nodes ? nodes[id] !== null : stored.nodes[id] !== undefined)
  const ready = Object.entries(parts.edges).filter(
    ([, edge]) => edge === null || (isThere(edge.from) && isThere(edge.to)),
  )
  const edges = takeParts(Object.fromEntries(ready), budget)
  const isComplete =
    Object.keys(nodes).length === Object.keys(parts.nodes).length &&
    Object.keys(edges).length === Object.keys(parts.edges).length
  const only = (hashes: Readonly<Record<string, string | null>>, parts: object) =>
    Object.fromEntries(Object.keys(parts).map((id) => [id, hashes[id] ?? null]))
  return {
    parts: { nodes, edges },
    base: { nodes: only(base.nodes, nodes), edges: only(base.edges, edges) },
    isComplete,
  }
}

function takeParts<Part extends FlowNode | FlowEdge>(
  parts: Readonly<Record<string, Part | null>>,
  budget: { bytes: number; values: number },
): Record<string, Part | null> {
  const taken: Record<string, Part | null> = {}
  for (const [id, part] of Object.entries(parts)) {
    const json = JSON.stringify(part)
    const bytes = new TextEncoder().encode(json).length + 60
    // An overestimate, since commas in texts are counted too.
    const values = json.split(',').length + 2
    const isFirst = budget.bytes === maxOfRequest.bytes
    if (!isFirst && (bytes > budget.bytes || values > budget.values)) continue
    budget.bytes -= bytes
    budget.values -= values
    taken[id] = part
  }
  return taken
}
