import { useNodesInitialized, useReactFlow, useStoreApi, type XYPosition } from '@xyflow/react'
import { useMediaQuery } from '@mantine/hooks'
import type { NodeKind } from '@parley/functions/shared/flow/flow'
import { collapsedGroupOf } from '@parley/functions/shared/flow/groups'
import { IconLayoutDistributeVertical, IconListTree, IconMap, IconMaximize } from '@tabler/icons-react'
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
import { PhoneOutline } from './PhoneOutline.tsx'
import { initialViewport, phoneLimits } from './viewport/initialViewport.ts'
import { moveDuration } from './viewport/moveDuration.ts'
import { freePosition } from './layout/freePosition.ts'
import { boxOfNode } from './groups/groupBox.ts'
import { GroupMenu } from './groups/GroupMenu.tsx'
import { useGrouping } from './groups/useGrouping.ts'
import { layoutFlow, withPositions } from './layout/layoutFlow.ts'
import { cardSize } from '@parley/functions/shared/flow/drawing/cardSize'
import { TrafficButton } from '../traffic/TrafficButton.tsx'
import { elementOf, partAt, type OpenedPart } from './OpenedPart.ts'
import { useSelection } from './useSelection.ts'
import { useClipboard } from './useClipboard.ts'
import { useAnswerScrolledIntoView, useNodeScrolledIntoView } from './viewport/useNodeScrolledIntoView.ts'

export function Canvas({ viewSwitch }: { viewSwitch: ReactNode }) {
  const { store } = useFlowEditing()
  const { screenToFlowPosition } = useReactFlow<CanvasNode, CanvasEdge>()
  const isPhone = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false })
  const [isMapChosen, setMapChosen] = useState(false)
  const isOutline = isPhone && !isMapChosen
  const isEmpty = useFlow(({ draft }) => Object.keys(draft.nodes).length === 0)
  const room = useRef<HTMLDivElement>(null)
  const { opened, setOpened, chosen, handleSelection, handleDragging } = useSelection(isPhone, !isOutline)
  const drawing = useStoreApi()

  const chooser = useRef<Choose>(null)
  const choose = useCallback((ids: readonly string[]) => chooser.current?.(ids), [])
  const paste = useCallback((ids: string[]) => requestAnimationFrame(() => choose(ids)), [choose])
  useClipboard(chosen, paste)

  const { show, showGroup } = useShow({ choose, setOpened })
  const grouping = useGrouping(chosen, showGroup)

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
        <FlowBar onAdd={add} onFind={show} isReady={isDrawn || isOutline} viewSwitch={viewSwitch}>
          {isPhone && (
            <OutlineSwitch
              isOutline={isOutline}
              isDisabled={isEmpty}
              onClick={() => setMapChosen(isOutline)}
            />
          )}
          <CanvasTools room={room} isPhone={isPhone} isOutline={isOutline} isEmpty={isEmpty}>
            <GroupMenu chosen={chosen} grouping={grouping} />
          </CanvasTools>
          <TrafficButton />
        </FlowBar>
      </div>
      <div className={styles.notices}>
        <FlowNotices onAddStart={() => add('start', true)} />
      </div>
      <div className={styles.body}>
        <div ref={room} className={styles.canvas} tabIndex={-1}>
          {isEmpty ? (
            <EmptyFlow onAdd={() => add('start', true)} />
          ) : isOutline ? (
            <PhoneOutline onOpen={setOpened} />
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

interface OutlineSwitchProps {
  isOutline: boolean
  isDisabled: boolean
  onClick: () => void
}

/** Switches a phone between the outline and the map of the flow. */
function OutlineSwitch({ isOutline, isDisabled, onClick }: OutlineSwitchProps) {
  return (
    <BarIcon label={t(isOutline ? 'showMap' : 'showOutline')} isDisabled={isDisabled} onClick={onClick}>
      {isOutline ? <IconMap size={18} /> : <IconListTree size={18} />}
    </BarIcon>
  )
}

interface ShowProps {
  choose: (ids: readonly string[]) => void
  setOpened: (part: OpenedPart) => void
}

/** Returns functions that open a node, in the middle of the canvas, and a new group where it is. */
function useShow({ choose, setOpened }: ShowProps) {
  const { store } = useFlowEditing()
  const { setCenter, getZoom } = useReactFlow<CanvasNode, CanvasEdge>()
  const show = useCallback(
    (nodeId: string, takesFocus = true) => {
      const box = boxOfNode(store.state.draft, nodeId)
      if (!box) return
      requestAnimationFrame(() => choose([collapsedGroupOf(store.state.draft, nodeId) ?? nodeId]))
      setOpened({ nodeId, takesFocus })
      const zoom = Math.max(getZoom(), 0.8)
      void setCenter(box.x + box.width / 2, box.y + box.height / 2, { zoom, duration: moveDuration() })
    },
    [store, choose, setCenter, getZoom, setOpened],
  )
  const showGroup = useCallback(
    (nodeId: string) => {
      requestAnimationFrame(() => choose([nodeId]))
      setOpened({ nodeId, takesFocus: true })
    },
    [choose, setOpened],
  )
  return { show, showGroup }
}

interface CanvasToolsProps {
  room: RefObject<HTMLDivElement | null>
  isPhone: boolean
  /** Whether the flow is a list, in which nothing is arranged. */
  isOutline: boolean
  isEmpty: boolean
  /** The actions on selected nodes. */
  children: ReactNode
}

/** The buttons that arrange the nodes, and that show all of them on a phone. */
function CanvasTools({ room, isPhone, isOutline, isEmpty, children }: CanvasToolsProps) {
  const { mayEdit } = useFlowEditing()
  const { fitView } = useReactFlow<CanvasNode, CanvasEdge>()
  const { isArranging, arrange } = useArranging(room, isPhone)
  if (isOutline) return null
  return (
    <>
      {mayEdit && (
        <BarIcon label={t('arrange')} isDisabled={isEmpty || isArranging} onClick={() => void arrange()}>
          <IconLayoutDistributeVertical size={18} />
        </BarIcon>
      )}
      {mayEdit && children}
      {isPhone && (
        <BarIcon
          label={t('showAll')}
          isDisabled={isEmpty}
          onClick={() => void fitView({ duration: moveDuration(), ...phoneLimits })}
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
            duration: moveDuration(),
            ...initialViewport(store.state.draft, isPhone, room.current?.clientWidth),
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
