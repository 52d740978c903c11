import { useReactFlow } from '@xyflow/react'
import { useEffect, type RefObject } from 'react'
import { useEndOfPath } from '../../../../lib/agents/shownPath.ts'
import { useFlowEditing } from '../../FlowContext.ts'
import { boxOfNode } from '../groups/groupBox.ts'
import { isNodeVisible } from './isNodeVisible.ts'
import { moveDuration } from './moveDuration.ts'

/** The space between a node and the edge of the canvas, in pixels. */
const margin = 24

/** Moves the canvas when the panel that opens beside it would cover the node. */
export function useNodeScrolledIntoView(
  room: RefObject<HTMLElement | null>,
  nodeId: string | undefined,
): void {
  const { getViewport, setViewport } = useReactFlow()
  const { store } = useFlowEditing()
  useEffect(() => {
    const node = nodeId === undefined ? undefined : boxOfNode(store.state.draft, nodeId)
    if (!node || !room.current) return
    // The panel is rendered by now, so the canvas has its new width.
    const { width } = room.current.getBoundingClientRect()
    const { x, y, zoom } = getViewport()
    const [left, right] = [node.x * zoom + x, (node.x + node.width) * zoom + x]
    const hidden = Math.max(0, right + margin - width)
    if (width > 0 && hidden > 0)
      void setViewport(
        { x: x - Math.min(hidden, Math.max(0, left - margin)), y, zoom },
        { duration: moveDuration() },
      )
  }, [room, nodeId, store, getViewport, setViewport])
}

/** Moves the canvas to the node in which the test chat has just answered, unless it is visible. */
export function useAnswerScrolledIntoView(room: RefObject<HTMLElement | null>): void {
  const { getViewport, setCenter } = useReactFlow()
  const { store } = useFlowEditing()
  const nodeId = useEndOfPath()
  useEffect(() => {
    const node = boxOfNode(store.state.draft, nodeId)
    if (!node || !room.current) return
    const { width, height } = room.current.getBoundingClientRect()
    const viewport = getViewport()
    if (width === 0 || isNodeVisible(node, { viewport, size: { width, height } })) return
    const middle = { x: node.x + node.width / 2, y: node.y + node.height / 2 }
    void setCenter(middle.x, middle.y, { zoom: viewport.zoom, duration: moveDuration() })
  }, [room, nodeId, store, getViewport, setCenter])
}
