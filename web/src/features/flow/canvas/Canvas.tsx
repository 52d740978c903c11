import { useReactFlow, type OnSelectionChangeParams } from '@xyflow/react'
import { useMediaQuery } from '@mantine/hooks'
import { flowLimits, type NodeKind } from '@parley/functions/shared/flow/flow'
import { IconLayoutDistributeVertical } from '@tabler/icons-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { showFailure } from '../../../lib/toast.ts'
import { EmptyFlow } from '../EmptyFlow.tsx'
import { BarIcon, FlowBar } from '../FlowBar.tsx'
import { useFlow, useFlowEditing } from '../FlowContext.ts'
import { emptyNode, withNewNode } from '../flowEdits.ts'
import { t } from '../texts.ts'
import styles from './Canvas.module.css'
import { CanvasPanel } from './CanvasPanel.tsx'
import { Drawing, type Choose } from './Drawing.tsx'
import type { CanvasNode } from './FlowCard.tsx'
import type { CanvasEdge } from './FlowLine.tsx'
import { freePlace } from './freePlace.ts'
import { layoutFlow, withPlaces } from './layoutFlow.ts'
import { nodeSize } from './nodeSize.ts'
import { useClipboard } from './useClipboard.ts'

export function Canvas({ viewSwitch }: { viewSwitch: ReactNode }) {
  const { store, mayEdit } = useFlowEditing()
  const { setCenter, screenToFlowPosition, getZoom, fitView } = useReactFlow<CanvasNode, CanvasEdge>()
  const isPhone = useMediaQuery('(max-width: 860px)', false, { getInitialValueInEffect: false })
  const isEmpty = useFlow(({ draft }) => Object.keys(draft.nodes).length === 0)
  const room = useRef<HTMLDivElement>(null)
  const chosen = useRef<readonly string[]>([])
  const [isArranging, setArranging] = useState(false)
  const [openId, setOpen] = useState<string | null>(null)

  const chooser = useRef<Choose>(null)
  const choose = useCallback((ids: readonly string[]) => chooser.current?.(ids), [])
  const paste = useCallback((ids: string[]) => requestAnimationFrame(() => choose(ids)), [choose])
  useClipboard(chosen, paste)

  const handleSelection = useCallback(
    ({ nodes: found, edges: lines }: OnSelectionChangeParams) => {
      chosen.current = found.map(({ id }) => id)
      const [line] = lines
      const id = found.length === 1 ? found[0]?.id : found.length === 0 ? line?.source : undefined
      if (!isPhone || id === undefined) setOpen(id ?? null)
    },
    [isPhone],
  )

  const show = useCallback(
    (nodeId: string) => {
      const node = store.state.draft.nodes[nodeId]
      if (!node) return
      requestAnimationFrame(() => choose([nodeId]))
      setOpen(nodeId)
      const { width, height } = nodeSize
      void setCenter(node.x + width / 2, node.y + height / 2, {
        zoom: Math.max(getZoom(), 0.8),
        duration: 200,
      })
    },
    [store, choose, setCenter, getZoom],
  )

  function add(kind: NodeKind) {
    if (Object.keys(store.state.draft.nodes).length >= flowLimits.nodes) return
    const box = room.current?.getBoundingClientRect()
    const middle = screenToFlowPosition({
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    })
    const place = {
      x: Math.round(middle.x - nodeSize.width / 2),
      y: Math.round(middle.y - nodeSize.height / 2),
    }
    const next = withNewNode(store.state.draft, emptyNode(kind, freePlace(store.state.draft, place)))
    store.change(next.flow)
    requestAnimationFrame(() => show(next.id))
  }

  async function arrange() {
    setArranging(true)
    try {
      const places = await layoutFlow(store.state.draft)
      store.change(withPlaces(store.state.draft, places))
      requestAnimationFrame(() => void fitView({ duration: 200, maxZoom: 1 }))
    } catch (error) {
      showFailure(error)
    }
    setArranging(false)
  }

  return (
    <div className={styles.page} data-flow data-fills-page>
      <div className={styles.bar}>
        <FlowBar onAdd={add} onFind={show} viewSwitch={viewSwitch}>
          {mayEdit && (
            <BarIcon label={t('arrange')} isDisabled={isEmpty || isArranging} onClick={() => void arrange()}>
              <IconLayoutDistributeVertical size={18} />
            </BarIcon>
          )}
        </FlowBar>
      </div>
      <div className={styles.body}>
        <div ref={room} className={styles.canvas}>
          {isEmpty ? (
            <EmptyFlow onAdd={() => add('start')} />
          ) : (
            <Drawing isPhone={isPhone} chooser={chooser} onSelection={handleSelection} onOpen={setOpen} />
          )}
        </div>
        {openId !== null && (
          <CanvasPanel
            key={openId}
            nodeId={openId}
            isSheet={isPhone}
            onJump={show}
            onClose={() => {
              setOpen(null)
              choose([])
            }}
          />
        )}
      </div>
    </div>
  )
}
