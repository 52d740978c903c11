import { endlessLoops } from './endlessLoops.ts'
import type { Flow, FlowEdge } from '../flow.ts'
import { fieldProblems } from './fieldProblems.ts'
import { isRun } from '../groups.ts'
import { reachedNodes } from './reachedNodes.ts'
import { sameConditions } from './sameConditions.ts'
import { valueProblems } from './valueProblems.ts'
import { readToolId } from '../../tools/toolIds.ts'
import type { FlowProblem, FlowErrorKind, FlowWarningKind } from './FlowProblem.ts'

/** Above this number of choices at one node, models confuse them. */
const clearChoices = 8

/** The ids outside a flow that it may reference. */
export interface FlowReferences {
  toolIds: ReadonlySet<string>
  formIds: ReadonlySet<string>
  /** Missing where the agent's sources are not known; they are then not checked. */
  sourceIds?: ReadonlySet<string> | undefined
  /** The keys that tools store. Missing where they are not known; unknown values are then not reported. */
  keptKeys?: ReadonlySet<string> | undefined
}

/** Returns all problems of a flow. Errors prevent publication, warnings do not. */
export function checkFlow(flow: Flow, references: FlowReferences): FlowProblem[] {
  const connected = withoutDangling(flow)
  return [
    ...startProblems(flow),
    ...nodeProblems(flow, references),
    ...edgeProblems(flow, references),
    ...sameConditions(connected),
    ...endlessLoops(connected),
    ...fieldProblems(flow),
    ...wayProblems(connected),
    ...knowledgeProblems(flow, references),
    ...valueProblems(connected, references.keptKeys),
  ]
}

/** Removes edges that lack a node: they are reported once, as such. */
function withoutDangling({ nodes, edges }: Flow): Flow {
  const connected = Object.entries(edges).filter(([, { from, to }]) => nodes[from] && nodes[to])
  return { nodes, edges: Object.fromEntries(connected) }
}

function startProblems(flow: Flow): FlowProblem[] {
  const starts = Object.keys(flow.nodes).filter((id) => flow.nodes[id]?.kind === 'start')
  if (starts.length === 0) return [{ level: 'error', kind: 'noStart' }]
  return starts.slice(1).map((nodeId) => ({ level: 'error', kind: 'severalStarts', nodeId }))
}

function nodeProblems(flow: Flow, references: FlowReferences): FlowProblem[] {
  return Object.entries(flow.nodes).flatMap(([nodeId, node]) => {
    if (!isRun(node)) return []
    const kinds: FlowErrorKind[] = []
    if (node.mode === 'fixed' && !node.text.trim()) kinds.push('emptyText')
    if (node.global && !node.global.when.trim()) kinds.push('emptyGlobal')
    if (node.tools.some((id) => !references.toolIds.has(id))) kinds.push('missingTool')
    return kinds.map((kind): FlowProblem => ({ level: 'error', kind, nodeId }))
  })
}

function edgeProblems(flow: Flow, references: FlowReferences): FlowProblem[] {
  return Object.entries(flow.edges).flatMap(([edgeId, edge]) => {
    const kinds = [...endProblems(flow, edge), ...conditionProblems(edge, references)]
    const location = flow.nodes[edge.from] ? { nodeId: edge.from, edgeId } : { edgeId }
    return kinds.map((kind): FlowProblem => ({ level: 'error', kind, ...location }))
  })
}

function endProblems(flow: Flow, edge: FlowEdge): FlowErrorKind[] {
  const from = flow.nodes[edge.from]
  const to = flow.nodes[edge.to]
  if (!from || !to) return ['danglingEdge']
  if (!isRun(from) || !isRun(to)) return ['edgeAtNote']
  const kinds: FlowErrorKind[] = []
  if (to.kind === 'start') kinds.push('edgeIntoStart')
  if (from.kind === 'end') kinds.push('edgeOutOfEnd')
  return kinds
}

function conditionProblems({ when }: FlowEdge, references: FlowReferences): FlowErrorKind[] {
  if (typeof when === 'string') return when.trim() ? [] : ['emptyWhen']
  if (when.rule === 'reply' && !when.text.trim()) return ['emptyWhen']
  if (when.rule === 'tool' && !references.toolIds.has(when.id)) return ['missingTool']
  if (when.rule === 'form' && !references.formIds.has(when.id)) return ['missingForm']
  return []
}

/** Returns warnings about parts that work, but probably not as intended. */
function wayProblems(flow: Flow): FlowProblem[] {
  const reached = reachedNodes(flow)
  const ways = Map.groupBy(Object.values(flow.edges), (edge) => edge.from)
  const kindsOf = (nodeId: string): FlowWarningKind[] => {
    const node = flow.nodes[nodeId]
    if (!node || !isRun(node)) return []
    if (!reached.has(nodeId)) return node.kind === 'start' ? [] : ['unreachable']
    const out = ways.get(nodeId) ?? []
    const inWords = out.filter((edge) => typeof edge.when === 'string')
    const isLeft = out.some((edge) => edge.to !== nodeId) || node.kind !== 'default' || node.global
    const kinds: FlowWarningKind[] = []
    if (node.needsTool === true && node.tools.length === 0) kinds.push('needsTool')
    if (node.needsTool === 'calendar' && !node.tools.some(isCalendar)) kinds.push('needsCalendar')
    if (!isLeft && !isOnlyNode(flow, nodeId)) kinds.push('noWayOut')
    if (inWords.length > clearChoices) kinds.push('manyChoices')
    return kinds
  }
  return Object.keys(flow.nodes).flatMap((nodeId) =>
    kindsOf(nodeId).map((kind): FlowProblem => ({ level: 'warning', kind, nodeId })),
  )
}

function isCalendar(toolId: string): boolean {
  return readToolId(toolId)?.kind === 'calendar'
}

/** Warns of lists of sources that are empty, or name sources that were deleted. */
function knowledgeProblems({ nodes }: Flow, { sourceIds }: FlowReferences): FlowProblem[] {
  return Object.entries(nodes).flatMap(([nodeId, node]) => {
    const { mode, knowledge } = node
    if (typeof knowledge === 'string' || !isRun(node) || mode === 'fixed') return []
    const kinds: FlowWarningKind[] = []
    if (knowledge.length === 0) kinds.push('noSource')
    if (sourceIds && knowledge.some((id) => !sourceIds.has(id))) kinds.push('missingSource')
    return kinds.map((problem): FlowProblem => ({ level: 'warning', kind: problem, nodeId }))
  })
}

/** Returns whether a conversation has no other node to go to, so that staying is fine. */
function isOnlyNode(flow: Flow, nodeId: string): boolean {
  return Object.entries(flow.nodes).every(
    ([id, node]) => id === nodeId || node.kind === 'start' || !isRun(node),
  )
}
