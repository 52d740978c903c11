import { applyNodeChanges, MarkerType, type EdgeChange, type NodeChange } from '@xyflow/react'
import type { Flow, FlowNode } from '@parley/functions/shared/flow/flow'
import { collapsedGroupOf, groupsOf } from '@parley/functions/shared/flow/groups'
import { costlyEdges } from '@parley/functions/shared/flow/flowCost'
import { layOutConditions } from '@parley/functions/shared/flow/drawing/layOutConditions'
import { isSame } from '@parley/functions/shared/texts/isSame'
import { useCallback, useContext, useMemo, useState } from 'react'
import { describeCondition, nameOfNode } from '../edges/describeEdge.ts'
import { FindingsContext, useFlow, useFlowEditing } from '../FlowContext.ts'
import { formatPercent } from '../../../lib/formats/formats.ts'
import { t } from '../texts.ts'
import { useTrafficOfEdges } from '../traffic/TrafficContext.ts'
import type { CanvasNode } from './FlowCard.tsx'
import type { CanvasEdge } from './FlowLine.tsx'
import { drawnFlow } from './groups/drawnFlow.ts'
import { boxOfGroup } from './groups/groupBox.ts'
import { frameHead } from './groups/GroupFrame.tsx'
import { withDropped, withFittedFrames, withMovedMembers } from './groups/moveGroups.ts'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'

/** Returns the canvas's nodes: a drag moves them only here, and the flow is changed on drop. */
export function useCanvasNodes() {
  const { store, mayEdit } = useFlowEditing()
  const flowNodes = useFlow(({ draft }) => draft.nodes)
  const [nodes, setNodes] = useState<CanvasNode[]>(() => toCanvas(flowNodes, []))
  const groups = useMemo(() => groupsOf({ nodes: flowNodes }), [flowNodes])
  const [followed, setFollowed] = useState(flowNodes)
  if (followed !== flowNodes) {
    setFollowed(flowNodes)
    setNodes(toCanvas(flowNodes, nodes))
  }

  const handleChanges = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      const remaining = changes.filter(({ type }) => type !== 'remove')
      setNodes((shown) => {
        const all = withMovedMembers(remaining, shown, groups)
        return withFittedFrames(applyNodeChanges(all, shown), all, groups)
      })
      if (mayEdit) store.change(withDropped(store.state.draft, changes), 'places')
    },
    [store, mayEdit, groups],
  )
  /** Selects exactly these nodes, also one that was added just now and is not drawn yet. */
  const choose = useCallback(
    (ids: readonly string[]) =>
      setNodes((shown) =>
        toCanvas(store.state.draft.nodes, shown).map((node) =>
          node.selected === ids.includes(node.id) ? node : { ...node, selected: ids.includes(node.id) },
        ),
      ),
    [store],
  )
  return { nodes, choose, handleChanges }
}

/**
 * Returns the nodes of the canvas. Unchanged ones keep their object, so that their cards do not render
 * again.
 */
function toCanvas(flowNodes: Flow['nodes'], shown: readonly CanvasNode[]): CanvasNode[] {
  const before = new Map(shown.map((node) => [node.id, node]))
  const groups = groupsOf({ nodes: flowNodes })
  return Object.entries(flowNodes).flatMap(([id, node]) => {
    if (groups.size > 0 && collapsedGroupOf({ nodes: flowNodes }, id) !== undefined) return []
    const existing = before.get(id)
    const members = groups.get(id)
    if (members) return groupNode(flowNodes, id, node, members, existing)
    if (existing?.data.node === node) return existing
    return {
      ...existing,
      ...cardSize,
      ...wordsOf(node),
      id,
      type: 'card' as const,
      // With a start, React Flow would also delete its edges.
      deletable: node.kind !== 'start',
      position: { x: node.x, y: node.y },
      data: { node, count: 0 },
    }
  })
}

/** Returns a group for the canvas: an open one is a frame, a collapsed or empty one a card. */
function groupNode(
  nodes: Flow['nodes'],
  id: string,
  node: FlowNode,
  members: readonly string[],
  existing: CanvasNode | undefined,
): CanvasNode {
  const { x, y, width, height } = boxOfGroup(nodes, id, members)
  const isFrame = members.length > 0 && !node.isCollapsed
  const next = {
    ...wordsOf(node),
    id,
    width,
    height,
    measured: { width, height },
    position: { x, y },
    data: { node, count: members.length },
    selected: existing?.selected ?? false,
  }
  // Below all lines and cards, also when it is selected.
  if (isFrame) return { ...next, type: 'frame', zIndex: -2_000, dragHandle: `.${frameHead}` }
  return { ...next, type: 'card' }
}

function wordsOf(node: FlowNode) {
  return {
    ariaLabel: nameOfNode(node),
    domAttributes: { 'aria-roledescription': t(`kind_${node.kind}`) },
  }
}

/** Returns the edges with their labels and costs; one may be selected. */
export function useCanvasEdges() {
  const [chosen, setChosen] = useState<string | null>(null)
  const lines = useLines()
  const edges = useMemo(
    () => lines.map((line) => (line.id === chosen ? { ...line, selected: true } : line)),
    [lines, chosen],
  )
  const handleChanges = useCallback((changes: EdgeChange<CanvasEdge>[]) => {
    for (const change of changes) {
      if (change.type !== 'select') continue
      if (change.selected) setChosen(change.id)
      else setChosen((id) => (id === change.id ? null : id))
    }
  }, [])
  return { edges, handleChanges }
}

/**
 * Returns the edges of the canvas. Unchanged ones keep their object, so that their lines do not render
 * again.
 */
function useLines(): readonly CanvasEdge[] {
  const { toolOutcomes: tools, forms } = useFlowEditing()
  const draft = useFlow((state) => state.draft)
  const { problems } = useContext(FindingsContext)
  const traffic = useTrafficOfEdges(draft.edges)
  const drawn = useMemo(() => {
    const wrong = new Set(Object.values(problems).flatMap((found = []) => found.map(({ edgeId }) => edgeId)))
    const costly = new Set(Object.keys(draft.nodes).flatMap((id) => [...costlyEdges(draft, id)]))
    const texts = new Map(
      Object.entries(draft.edges).map(([id, { when }]) => [id, describeCondition(when, { tools, forms })]),
    )
    const percents = new Map([...traffic].map(([id, { taken, all }]) => [id, formatPercent(taken / all)]))
    const shown = drawnFlow(draft)
    const labels = new Map([...texts].map(([id, words]) => [id, `${percents.get(id) ?? ''} ${words}`.trim()]))
    const shares = layOutConditions(shown, labels)
    return Object.entries(shown.edges).map(([id, edge]): CanvasEdge => {
      const words = texts.get(id) ?? ''
      return {
        id,
        type: 'line',
        source: edge.from,
        target: edge.to,
        ariaLabel: `${nameOfNode(draft.nodes[edge.from])} → ${nameOfNode(draft.nodes[edge.to])}: ${words}`,
        domAttributes: { 'aria-roledescription': t('way') },
        markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: 'var(--edge)' },
        data: {
          words,
          isCostly: costly.has(id),
          isWrong: wrong.has(id),
          isRule: typeof edge.when !== 'string',
          wordsAt: shares.get(id) ?? 0.5,
          percent: percents.get(id),
          traffic: traffic.get(id),
        },
      }
    })
  }, [draft, tools, forms, problems, traffic])
  const [shown, setShown] = useState({ drawn, lines: drawn })
  if (shown.drawn === drawn) return shown.lines
  const before = new Map(shown.lines.map((line) => [line.id, line]))
  const lines = drawn.map((line) => {
    const existing = before.get(line.id)
    return existing && isSame(existing, line) ? existing : line
  })
  setShown({ drawn, lines })
  return lines
}
