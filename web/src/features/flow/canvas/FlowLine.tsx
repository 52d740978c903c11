import { BaseEdge, getBezierPath, useStoreApi, type Edge, type EdgeProps } from '@xyflow/react'
import { bezierPoint } from '@parley/functions/shared/flow/drawing/bezierPoint'
import { IconCoin } from '@tabler/icons-react'
import { memo, useContext, useState } from 'react'
import { createPortal } from 'react-dom'
import { t } from '../texts.ts'
import type { EdgeTraffic } from '../traffic/trafficOf.ts'
import styles from './FlowLine.module.css'
import { ZoomLevelContext } from './viewport/ZoomLevelContext.ts'

interface LineData extends Record<string, unknown> {
  words: string
  isCostly: boolean
  isWrong: boolean
  isRule: boolean
  /** The position of its words, as a share of the line. */
  wordsAt: number
  /** The share of the conversations that took it, as text and as numbers; undefined while it is not shown. */
  percent: string | undefined
  traffic: EdgeTraffic | undefined
}

/** Pixels: of a line that no conversation took, and the addition for one that all took. */
const lineWidth = { least: 1, more: 4 } as const

export type CanvasEdge = Edge<LineData, 'line'>

/** Draws an edge with its condition; on hover it also shows whether it costs a second call. */
export const FlowLine = memo(function FlowLine({
  id,
  data,
  selected,
  markerEnd,
  sourceX,
  sourceY,
  sourcePosition,
  targetX,
  targetY,
  targetPosition,
}: EdgeProps<CanvasEdge>) {
  const canvas = useStoreApi()
  const isFar = useContext(ZoomLevelContext) !== 'close'
  // React Flow's own EdgeLabelRenderer queries this element at each movement, once per line.
  const [room] = useState(() => canvas.getState().domNode?.querySelector('.react-flow__edgelabel-renderer'))
  const [path] = getBezierPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
  })
  if (!data) return null
  const { x, y } = bezierPoint({ x: sourceX, y: sourceY }, { x: targetX, y: targetY }, data.wordsAt)
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        {...(isFar && { interactionWidth: 0 })}
        {...(data.traffic && { style: { strokeWidth: widthOf(data.traffic) } })}
        {...(markerEnd !== undefined && { markerEnd })}
      />
      {!isFar &&
        room &&
        createPortal(
          <button
            type="button"
            // The line itself is reachable by keyboard, and has the same label.
            tabIndex={-1}
            className={`${styles.words} nopan`}
            data-selected={selected ?? false}
            data-wrong={data.isWrong}
            data-rule={data.isRule}
            style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            onClick={() => canvas.getState().addSelectedEdges([id])}
          >
            {data.percent !== undefined && data.traffic && (
              <b title={t('wayTaken', { count: data.traffic.taken, all: data.traffic.all })}>
                {data.percent}
              </b>
            )}
            <span dir="auto">
              {data.isCostly && <IconCoin size={13} aria-label={t('secondCall')} />}
              {data.words}
            </span>
            {data.isCostly && <small aria-hidden="true">{t('secondCall')}</small>}
          </button>,
          room,
        )}
    </>
  )
})

function widthOf({ taken, all }: EdgeTraffic): number {
  return lineWidth.least + (lineWidth.more * taken) / all
}
