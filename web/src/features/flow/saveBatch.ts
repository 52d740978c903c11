import type { Flow, FlowEdge, FlowNode } from '@parley/functions/shared/flow/flow'
import type { partsToSave } from '@parley/functions/shared/flow/mergeParts'

type Waiting = ReturnType<typeof partsToSave>

/** What one request may hold of a flow; the server takes little more. */
const mostOfRequest = { bytes: 45_000, values: 3_000 }

/**
 * As much of what waits as fits into one request, at least one part of it. Nodes go first, since a way is
 * only taken with both of its nodes; what is left goes with the next request.
 */
export function saveBatch({ parts, base }: Waiting, stored: Flow): Waiting & { isWhole: boolean } {
  const budget = { ...mostOfRequest }
  const nodes = takeParts(parts.nodes, budget)
  const isThere = (id: string) => (id in nodes ? nodes[id] !== null : stored.nodes[id] !== undefined)
  const ready = Object.entries(parts.edges).filter(
    ([, edge]) => edge === null || (isThere(edge.from) && isThere(edge.to)),
  )
  const edges = takeParts(Object.fromEntries(ready), budget)
  const isWhole =
    Object.keys(nodes).length === Object.keys(parts.nodes).length &&
    Object.keys(edges).length === Object.keys(parts.edges).length
  const only = (hashes: Readonly<Record<string, string | null>>, kept: object) =>
    Object.fromEntries(Object.keys(kept).map((id) => [id, hashes[id] ?? null]))
  return {
    parts: { nodes, edges },
    base: { nodes: only(base.nodes, nodes), edges: only(base.edges, edges) },
    isWhole,
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
    // Too many rather than too few: commas of texts are counted as well.
    const values = json.split(',').length + 2
    const isFirst = budget.bytes === mostOfRequest.bytes
    if (!isFirst && (bytes > budget.bytes || values > budget.values)) continue
    budget.bytes -= bytes
    budget.values -= values
    taken[id] = part
  }
  return taken
}
