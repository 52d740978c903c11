import {
  useNodesInitialized,
  useReactFlow,
  useStoreApi,
  type OnSelectionChangeParams,
  type XYPosition,
} from '@xyflow/react'
import { useMediaQuery } from '@mantine/hooks'
import type { NodeKind } from '@parley/functions/shared/flow/flow'
import { IconLayoutDistributeVertical, IconMaximize } from '@tabler/icons-react'
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { showFailure } from '../../../lib/toast.ts'
import { addToFlow } from '../store/addToFlow.ts'
import { EmptyFlow } from '../EmptyFlow.tsx'
import { BarIcon, FlowBar } from '../bar/FlowBar.tsx'
import { useFlow, useFlowEditing } from '../FlowContext.ts'
import { FlowNotices } from '../FlowNotices.tsx'
import { emptyNode, withNewNode } from '../store/flowEdits.ts'
import { t } from '../texts.ts'
import styles from './Canvas.module.css'
import { CanvasPanel } from './CanvasPanel.tsx'
import { Drawing, type Choose } from './Drawing.tsx'
import type { CanvasNode } from './FlowCard.tsx'
import type { CanvasEdge } from './FlowLine.tsx'
import { firstSight, wholeOnPhone } from './sight/firstSight.ts'
import { freePosition } from './layout/freePosition.ts'
import { layoutFlow, withPositions } from './layout/layoutFlow.ts'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'
import { elementOf, partAt, type OpenedPart } from './OpenedPart.ts'
import { useClipboard } from './useClipboard.ts'
import { useAnswerScrolledIntoView, useNodeScrolledIntoView } from './sight/useNodeScrolledIntoView.ts'

export function Canvas({ viewSwitch }: { viewSwitch: ReactNode }) {
  const { store } = useFlowEditing()
  const { setCenter, screenToFlowPosition, getZoom } = useReactFlow<CanvasNode, CanvasEdge>()
  const isPhone = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false })
  const isEmpty = useFlow(({ draft }) => Object.keys(draft.nodes).length === 0)
  const room = useRef<HTMLDivElement>(null)
  const { opened, setOpened, chosen, handleSelection, handleDragging } = useSelection(isPhone)
  const drawing = useStoreApi()

  const chooser = useRef<Choose>(null)
  const choose = useCallback((ids: readonly string[]) => chooser.current?.(ids), [])
  const paste = useCallback((ids: string[]) => requestAnimationFrame(() => choose(ids)), [choose])
  useClipboard(chosen, paste)

  const show = useCallback(
    (nodeId: string, takesFocus = true) => {
      const node = store.state.draft.nodes[nodeId]
      if (!node) return
      requestAnimationFrame(() => choose([nodeId]))
      setOpened({ nodeId, takesFocus })
      const { width, height } = cardSize
      void setCenter(node.x + width / 2, node.y + height / 2, {
        zoom: Math.max(getZoom(), 0.8),
        duration: 200,
      })
    },
    [store, choose, setCenter, getZoom, setOpened],
  )

  const open = useCallback((nodeId: string) => setOpened({ nodeId }), [setOpened])
  const isDrawn = useNodesInitialized()

  const handleKey = useCallback(
    ({ key, target }: KeyboardEvent) => {
      const part = key === 'Enter' && target instanceof Element && partAt(target, store.state.draft)
      if (part) setOpened({ ...part, takesFocus: true })
    },
    [store, setOpened],
  )

  useNodeScrolledIntoView(room, isPhone ? undefined : opened?.nodeId)
  useAnswerScrolledIntoView(room)

  function close(part: OpenedPart) {
    setOpened(null)
    drawing.getState().unselectNodesAndEdges()
    // A sheet restores the focus by itself.
    if (isPhone || !room.current) return
    const from = elementOf(room.current, part) ?? room.current
    from.focus()
  }

  /** `takesFocus`: the pressed button will disappear. */
  function add(kind: NodeKind, takesFocus = false) {
    const position = topLeftOf(screenToFlowPosition(middleOf(room.current)))
    const next = withNewNode(store.state.draft, emptyNode(kind, freePosition(store.state.draft, position)))
    if (addToFlow(store, next.flow)) requestAnimationFrame(() => show(next.id, takesFocus))
  }

  return (
    <div className={styles.page} data-flow data-fills-page>
      <div className={styles.bar}>
        <FlowBar onAdd={add} onFind={show} isReady={isDrawn} viewSwitch={viewSwitch}>
          <CanvasTools room={room} isPhone={isPhone} isEmpty={isEmpty} />
        </FlowBar>
      </div>
      <div className={styles.notices}>
        <FlowNotices onAddStart={() => add('start', true)} />
      </div>
      <div className={styles.body}>
        <div ref={room} className={styles.canvas} tabIndex={-1}>
          {isEmpty ? (
            <EmptyFlow onAdd={() => add('start', true)} />
          ) : (
            <Drawing
              isPhone={isPhone}
              chooser={chooser}
              onSelection={handleSelection}
              onDragging={handleDragging}
              onOpen={open}
              onKey={handleKey}
            />
          )}
        </div>
        {opened && (
          <CanvasPanel
            key={opened.nodeId}
            part={opened}
            isSheet={isPhone}
            onJump={show}
            onClose={() => close(opened)}
          />
        )}
      </div>
    </div>
  )
}

/** Returns the opened part of the flow, and the handlers that open what is selected. */
function useSelection(isPhone: boolean) {
  const [opened, setOpened] = useState<OpenedPart | null>(null)
  const chosen = useRef<readonly string[]>([])
  const isDragging = useRef(false)
  /** Runs after the node has been dropped. */
  const dropped = useRef<(() => void) | null>(null)

  const handleSelection = useCallback(
    ({ nodes: found, edges: lines }: OnSelectionChangeParams) => {
      chosen.current = found.map(({ id }) => id)
      const [node] = found
      const [line] = lines
      const isNode = found.length === 1 && node !== undefined
      const isLine = found.length === 0 && line !== undefined
      const part = isNode ? { nodeId: node.id } : isLine ? { nodeId: line.source, edgeId: line.id } : null
      // Dragging also selects a node, and must not cover a phone's canvas.
      if (isPhone && isNode) return
      const openPart = () => setOpened((shown) => (shown && part && isSamePart(shown, part) ? shown : part))
      // A panel that opens now would move the canvas while it is dragged.
      if (isDragging.current) dropped.current = openPart
      else openPart()
    },
    [isPhone],
  )
  const handleDragging = useCallback((isHeld: boolean) => {
    isDragging.current = isHeld
    if (isHeld) return
    dropped.current?.()
    dropped.current = null
  }, [])

  return { opened, setOpened, chosen, handleSelection, handleDragging }
}

interface CanvasToolsProps {
  room: RefObject<HTMLDivElement | null>
  isPhone: boolean
  isEmpty: boolean
}

/** The buttons that arrange the nodes, and that show all of them on a phone. */
function CanvasTools({ room, isPhone, isEmpty }: CanvasToolsProps) {
  const { mayEdit } = useFlowEditing()
  const { fitView } = useReactFlow<CanvasNode, CanvasEdge>()
  const { isArranging, arrange } = useArranging(room, isPhone)
  return (
    <>
      {mayEdit && (
        <BarIcon label={t('arrange')} isDisabled={isEmpty || isArranging} onClick={() => void arrange()}>
          <IconLayoutDistributeVertical size={18} />
        </BarIcon>
      )}
      {isPhone && (
        <BarIcon
          label={t('showAll')}
          isDisabled={isEmpty}
          onClick={() => void fitView({ duration: 200, ...wholeOnPhone })}
        >
          <IconMaximize size={18} />
        </BarIcon>
      )}
    </>
  )
}

/** Lays the nodes out again on demand, and shows them all. */
function useArranging(room: RefObject<HTMLDivElement | null>, isPhone: boolean) {
  const { store } = useFlowEditing()
  const { fitView } = useReactFlow<CanvasNode, CanvasEdge>()
  const [isArranging, setArranging] = useState(false)

  async function arrange() {
    setArranging(true)
    try {
      const positions = await layoutFlow(store.state.draft)
      store.change(withPositions(store.state.draft, positions))
      requestAnimationFrame(
        () =>
          void fitView({
            duration: 200,
            ...firstSight(store.state.draft, isPhone, room.current?.clientWidth),
          }),
      )
    } catch (error) {
      showFailure(error)
    }
    setArranging(false)
  }

  return { isArranging, arrange }
}

/** Returns the middle of an element on the screen; the corner of the screen without an element. */
function middleOf(element: Element | null): XYPosition {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns the position of a card with this middle. */
function topLeftOf({ x, y }: XYPosition): XYPosition {
  return { x: Math.round(x - cardSize.width / 2), y: Math.round(y - cardSize.height / 2) }
}

function isSamePart(one: OpenedPart, other: OpenedPart): boolean {
  return one.nodeId === other.nodeId && one.edgeId === other.edgeId
}
