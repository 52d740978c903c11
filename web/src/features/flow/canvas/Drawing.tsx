import {
  Background,
  Controls,
  MiniMap,
  ReactFlow,
  useStore,
  type Connection,
  type OnSelectionChangeParams,
} from '@xyflow/react'
import { useComputedColorScheme } from '@mantine/core'
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import { addToFlow } from '../store/addToFlow.ts'
import { useFlowEditing } from '../FlowContext.ts'
import { connectNodes, mayConnect, withoutParts } from '../store/flowEdits.ts'
import { ariaTexts } from './ariaTexts.ts'
import { initialViewport, desktopLimits } from './viewport/initialViewport.ts'
import { FlowCard, type CanvasNode } from './FlowCard.tsx'
import { GroupFrame } from './groups/GroupFrame.tsx'
import { FlowLine, type CanvasEdge } from './FlowLine.tsx'
import { isForCanvas } from './isForCanvas.ts'
import styles from './Drawing.module.css'
import { zoomLevelOf, ZoomLevelContext } from './viewport/ZoomLevelContext.ts'
import { useCanvasEdges, useCanvasNodes } from './useCanvasParts.ts'

const nodeTypes = { card: FlowCard, frame: GroupFrame }
const edgeTypes = { line: FlowLine }
/** The number of nodes from which an overview map is shown. */
const seenAtOnce = 12
const deleteKeys = ['Backspace', 'Delete']
const handleBeforeDelete = async () => isForCanvas()
const proOptions = { hideAttribution: true }

const colorOnMap = ({ type }: CanvasNode) => (type === 'frame' ? 'var(--line)' : 'var(--line-strong)')

/** Selects exactly the nodes with these ids. */
export type Choose = (ids: readonly string[]) => void

interface DrawingProps {
  isPhone: boolean
  /** Receives the function that selects nodes. */
  chooser: Ref<Choose>
  onSelection: (selection: OnSelectionChangeParams) => void
  /** Called when a node is grabbed or dropped. */
  onDragging: (isHeld: boolean) => void
  onOpen: (nodeId: string) => void
  onKey: (event: KeyboardEvent) => void
}

/**
 * Draws nodes and edges. Changes per frame of a drag stay inside, so that nothing else renders; for the same
 * reason, everything passed to React Flow keeps its identity.
 */
export function Drawing({ isPhone, chooser, onSelection, onDragging, onOpen, onKey }: DrawingProps) {
  const { store, mayEdit } = useFlowEditing()
  const { nodes, choose, handleChanges } = useCanvasNodes()
  const { edges, handleChanges: handleEdgeChanges } = useCanvasEdges()
  const scheme = useComputedColorScheme()
  const sight = useStore(zoomLevelOf)
  const [first] = useState(() => initialViewport(store.state.draft, isPhone))
  const aria = useMemo(() => ariaTexts(), [])

  useImperativeHandle(chooser, () => choose, [choose])

  const isValid = useCallback(
    ({ source, target }: Connection | CanvasEdge) => {
      const [from, to] = [store.state.draft.nodes[source], store.state.draft.nodes[target]]
      return from !== undefined && to !== undefined && source !== target && mayConnect(from, to)
    },
    [store],
  )
  const handleConnect = useCallback(
    ({ source, target }: Connection) => addToFlow(store, connectNodes(store.state.draft, source, target)),
    [store],
  )
  const handleDelete = useCallback(
    (deleted: { nodes: CanvasNode[]; edges: CanvasEdge[] }) => {
      const idsOf = (parts: readonly { id: string }[]) => parts.map(({ id }) => id)
      store.change(withoutParts(store.state.draft, idsOf(deleted.nodes), idsOf(deleted.edges)))
    },
    [store],
  )
  const handleDragStart = useCallback(() => onDragging(true), [onDragging])
  const handleDragStop = useCallback(() => onDragging(false), [onDragging])
  const handleClick = useCallback(
    ({ shiftKey, metaKey, ctrlKey }: MouseEvent, { id }: CanvasNode) => {
      if (shiftKey || metaKey || ctrlKey) return
      // Without this, the other selected nodes would stay selected.
      choose([id])
      onOpen(id)
    },
    [choose, onOpen],
  )

  return (
    <ZoomLevelContext value={sight}>
      <ReactFlow<CanvasNode, CanvasEdge>
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        className={styles.drawing ?? ''}
        colorMode={scheme}
        ariaLabelConfig={aria}
        fitView
        onlyRenderVisibleElements
        fitViewOptions={first}
        minZoom={0.1}
        maxZoom={2}
        nodesDraggable={mayEdit}
        nodesConnectable={mayEdit}
        connectionRadius={36}
        deleteKeyCode={mayEdit ? deleteKeys : null}
        proOptions={proOptions}
        onNodesChange={handleChanges}
        onEdgesChange={handleEdgeChanges}
        onConnect={handleConnect}
        isValidConnection={isValid}
        onBeforeDelete={handleBeforeDelete}
        onDelete={handleDelete}
        onSelectionChange={onSelection}
        onNodeDragStart={handleDragStart}
        onNodeDragStop={handleDragStop}
        onNodeClick={handleClick}
        onKeyDown={onKey}
      >
        {sight === 'close' && <Background gap={24} size={1} />}
        {/* On a phone they would lie over the nodes. */}
        {!isPhone && <Controls className="nokey" showInteractive={false} fitViewOptions={desktopLimits} />}
        {!isPhone && nodes.length > seenAtOnce && (
          <MiniMap<CanvasNode> pannable zoomable nodeColor={colorOnMap} />
        )}
      </ReactFlow>
    </ZoomLevelContext>
  )
}
