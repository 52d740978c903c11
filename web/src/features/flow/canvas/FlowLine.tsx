import {
  BaseEdge,
  EdgeLabelRenderer,
  getBezierPath,
  useStoreApi,
  type Edge,
  type EdgeProps,
} from '@xyflow/react'
import { memo } from 'react'
import { t } from '../texts.ts'
import styles from './FlowLine.module.css'

export type CanvasEdge = Edge<{ words: string; isCostly: boolean; isWrong: boolean; isRule: boolean }, 'line'>

/** A way out with its words; whether it costs a second call stands there when it is pointed at. */
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
  const [path, x, y] = getBezierPath({
    sourceX,
    sourceY,
    sourcePosition,
    targetX,
    targetY,
    targetPosition,
  })
  if (!data) return null
  return (
    <>
      <BaseEdge id={id} path={path} {...(markerEnd !== undefined && { markerEnd })} />
      <EdgeLabelRenderer>
        <button
          type="button"
          // The line itself is reached by the keyboard, and says the same words.
          tabIndex={-1}
          className={`${styles.words} nopan`}
          data-selected={selected ?? false}
          data-wrong={data.isWrong}
          data-costly={data.isCostly}
          data-rule={data.isRule}
          style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
          onClick={() => canvas.getState().addSelectedEdges([id])}
        >
          <span dir="auto">{data.words}</span>
          {data.isCostly && <small>{t('secondCall')}</small>}
        </button>
      </EdgeLabelRenderer>
    </>
  )
})
