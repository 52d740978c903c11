import type { Flow, FlowNode } from '@parley/functions/shared/flow/flow'
import { edgesOut } from '@parley/functions/shared/flow/flowCost'
import { readingOrder } from '@parley/functions/shared/flow/readingOrder'
import { describeCondition, nameOfNode } from './edges/describeEdge.ts'
import type { NamedThing } from './NamedThing.ts'
import { describeDifferences, type NodeNames } from './nodes/describeDifferences.ts'
import { emptyNode } from './store/flowEdits.ts'
import { t } from './texts.ts'

/** The names of everything that a flow can reference. */
interface FlowNames extends Omit<NodeNames, 'groupName'> {
  /** The tools whose results rules check. */
  toolOutcomes: readonly NamedThing[]
  forms: readonly NamedThing[]
}

/**
 * Describes a flow as text for people to read and compare, without how it is drawn: each node with its
 * settings and its paths, in reading order.
 */
export function describeFlow(flow: Flow, names: FlowNames): string {
  const nodes = readingOrder(flow).flatMap((id) => {
    const node = flow.nodes[id]
    return node ? [[nameOf(node), ...settingsOf(flow, node, names), ...pathsOf(flow, id, names)]] : []
  })
  const origins = new Set(Object.values(flow.edges).map(({ from }) => from))
  const loose = [...origins].filter((id) => !flow.nodes[id])
  const others = loose.map((id) => [t('gone'), ...pathsOf(flow, id, names)])
  return [...nodes, ...others].map((lines) => `${lines.join('\n')}\n`).join('\n')
}

/** Returns the name of a node with that of its kind, unless its name says it. */
function nameOf(node: FlowNode): string {
  const [name, kind] = [nameOfNode(node), t(`kind_${node.kind}`)]
  return name === kind ? name : `${name} (${kind})`
}

function settingsOf(flow: Flow, node: FlowNode, names: FlowNames): string[] {
  const { name, x, y } = node
  const usual = { ...emptyNode(node.kind, { x, y }), name }
  const groupName = (id: string) => nameOfNode(flow.nodes[id])
  const fields = describeDifferences(node, usual, { ...names, groupName })
  return fields.flatMap(({ label, value }) => {
    const [first = '', ...others] = value.split('\n')
    if (others.length === 0) return `  ${label}: ${first}`
    return [`  ${label}:`, ...[first, ...others].map((line) => `    ${line}`)]
  })
}

function pathsOf(flow: Flow, nodeId: string, { toolOutcomes: tools, forms }: FlowNames): string[] {
  return edgesOut(flow, nodeId).map(([, { to, when }]) => {
    const condition = describeCondition(when, { tools, forms })
    return `  ${t('pathTo', { node: nameOfNode(flow.nodes[to]), condition })}`
  })
}
