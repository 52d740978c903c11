import type { OnSelectionChangeParams } from '@xyflow/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFlowEditing } from '../FlowContext.ts'
import type { OpenedPart } from './OpenedPart.ts'

/**
 * Returns the opened part of the flow, and the handlers that open what is selected. `isDrawn`: whether there
 * is a diagram, and not a list; a new diagram reports an empty selection, which leaves the part open.
 */
export function useSelection(isPhone: boolean, isDrawn: boolean) {
  const { store } = useFlowEditing()
  const [opened, setOpened] = useState<OpenedPart | null>(null)
  const chosen = useRef<readonly string[]>([])
  const hasSelection = useRef(false)
  useEffect(() => {
    if (!isDrawn) hasSelection.current = false
  }, [isDrawn])
  const isDragging = useRef(false)
  /** Runs after the node has been dropped. */
  const dropped = useRef<(() => void) | null>(null)

  const handleSelection = useCallback(
    ({ nodes: found, edges: lines }: OnSelectionChangeParams) => {
      chosen.current = found.map(({ id }) => id)
      const isSelected = found.length + lines.length > 0
      if (!isSelected && !hasSelection.current) return
      hasSelection.current = isSelected
      const [node] = found
      const [line] = lines
      const isNode = found.length === 1 && node !== undefined
      const isLine = found.length === 0 && line !== undefined
      // The line of a collapsed group belongs to one of its nodes.
      const edge = line && store.state.draft.edges[line.id]
      const part = isNode
        ? { nodeId: node.id }
        : isLine && edge
          ? { nodeId: edge.from, edgeId: line.id }
          : null
      // Dragging also selects a node, and must not cover a phone's canvas.
      if (isPhone && isNode) return
      const openPart = () => setOpened((shown) => (shown && part && isSamePart(shown, part) ? shown : part))
      // A panel that opens now would move the canvas while it is dragged.
      if (isDragging.current) dropped.current = openPart
      else openPart()
    },
    [store, isPhone],
  )
  const handleDragging = useCallback((isHeld: boolean) => {
    isDragging.current = isHeld
    if (isHeld) return
    dropped.current?.()
    dropped.current = null
  }, [])

  return { opened, setOpened, chosen, handleSelection, handleDragging }
}

function isSamePart(one: OpenedPart, other: OpenedPart): boolean {
  return one.nodeId === other.nodeId && one.edgeId === other.edgeId
}
