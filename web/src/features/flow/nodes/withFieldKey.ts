import type { Flow, FlowEdge } from '@parley/functions/shared/flow/flow'

/**
 * Renames the key of a node's field. Rules and texts that name it follow, unless another field still has the
 * old key.
 */
export function withFieldKey(flow: Flow, nodeId: string, at: number, key: string): Flow {
  const node = flow.nodes[nodeId]
  const before = node?.collects[at]?.key
  if (!node || before === undefined || before === key) return flow
  const collects = node.collects.map((field, other) => (other === at ? { ...field, key } : field))
  const renamed = { ...flow, nodes: { ...flow.nodes, [nodeId]: { ...node, collects } } }
  return hasKey(renamed, before) || hasKey(flow, key) ? renamed : withMentions(renamed, before, key)
}

function hasKey(flow: Flow, key: string): boolean {
  return Object.values(flow.nodes).some(({ collects }) => collects.some((field) => field.key === key))
}

function withMentions(flow: Flow, before: string, after: string): Flow {
  const mention = new RegExp(String.raw`\{\{\s*${before}\s*\}\}`, 'g')
  const nodes = Object.entries(flow.nodes).map(([id, node]) => {
    const text = node.text.replaceAll(mention, `{{${after}}}`)
    return [id, text === node.text ? node : { ...node, text }]
  })
  const edges = Object.entries(flow.edges).map(([id, edge]) => [id, withRuleKey(edge, before, after)])
  return { nodes: Object.fromEntries(nodes), edges: Object.fromEntries(edges) }
}

function withRuleKey(edge: FlowEdge, before: string, after: string): FlowEdge {
  const { when } = edge
  if (typeof when === 'string' || when.rule !== 'variable' || when.key !== before) return edge
  return { ...edge, when: { ...when, key: after } }
}
