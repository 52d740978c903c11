import { canonicalText } from '../../texts/canonicalText.ts'
import { isRun } from '../groups.ts'
import type { FlowProblem } from './FlowProblem.ts'
import type { Flow, FlowEdge } from '../flow.ts'

/** Returns duplicate conditions at one node, or of two global nodes: the later one would never be taken. */
export function sameConditions(flow: Flow): FlowProblem[] {
  return [...sameAtNodes(flow), ...sameAtGlobals(flow)]
}

function sameAtNodes(flow: Flow): FlowProblem[] {
  const inOrder = Object.entries(flow.edges).toSorted(([, one], [, other]) => one.order - other.order)
  return findRepeated(inOrder, ([, edge]) => `${edge.from} ${conditionKey(edge.when)}`).map(
    ([edgeId, edge]) => ({
      level: 'error',
      kind: 'sameWhen',
      nodeId: edge.from,
      edgeId,
    }),
  )
}

function sameAtGlobals(flow: Flow): FlowProblem[] {
  const globals = Object.entries(flow.nodes).filter(([, node]) => node.global && isRun(node))
  return findRepeated(globals, ([, node]) => conditionKey(node.global?.when ?? '')).map(([nodeId]) => ({
    level: 'error',
    kind: 'sameWhen',
    nodeId,
  }))
}

/** Returns a comparable text; empty for a missing condition, which is reported separately. */
function conditionKey(when: FlowEdge['when']): string {
  return typeof when === 'string' ? plain(when) : plain(canonicalText(when))
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

function findRepeated<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (!key || key.endsWith(' ')) return false
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}
