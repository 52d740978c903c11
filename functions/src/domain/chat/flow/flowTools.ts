import type { Flow, FlowEdge } from '../../../shared/flow/flow.ts'

/** Returns the ids of all tools that a flow names in nodes and in rules. */
export function toolsOfFlow({ nodes, edges }: Flow): Set<string> {
  const inNodes = Object.values(nodes).flatMap(({ tools }) => tools)
  const inRules = Object.values(edges).flatMap(({ when }) => toolOfRule(when) ?? [])
  return new Set([...inNodes, ...inRules])
}

/**
 * Renames the tools of a flow. A node loses a tool without a new name; a rule keeps the old one, because it
 * has no meaning without a name.
 */
export function renameTools({ nodes, edges }: Flow, nameOf: (tool: string) => string | undefined): Flow {
  const newNodes = Object.entries(nodes).map(([id, node]) => [
    id,
    { ...node, tools: node.tools.flatMap((tool) => nameOf(tool) ?? []) },
  ])
  const newEdges = Object.entries(edges).map(([id, edge]) => [id, renameRule(edge, nameOf)])
  return { nodes: Object.fromEntries(newNodes), edges: Object.fromEntries(newEdges) }
}

function renameRule(edge: FlowEdge, nameOf: (tool: string) => string | undefined): FlowEdge {
  const { when } = edge
  if (typeof when === 'string' || when.rule !== 'tool') return edge
  return { ...edge, when: { ...when, id: nameOf(when.id) ?? when.id } }
}

function toolOfRule(when: FlowEdge['when']): string | undefined {
  return typeof when !== 'string' && when.rule === 'tool' ? when.id : undefined
}
