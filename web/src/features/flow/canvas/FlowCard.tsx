import { Handle, Position, type HandleProps, type Node, type NodeProps } from '@xyflow/react'
import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { IconAlertCircle, IconAlertTriangle, IconFlag, IconUsers, IconWorld } from '@tabler/icons-react'
import { memo, useContext } from 'react'
import { Colleagues } from '../Colleagues.tsx'
import { useWayMark } from '../../../lib/shownWay.ts'
import { nameOfNode } from '../describeEdge.ts'
import { describeProblem } from '../describeProblem.ts'
import { FindingsContext, useProblemsOf } from '../FlowContext.ts'
import { t } from '../texts.ts'
import styles from './FlowCard.module.css'
import { SightContext } from './SightContext.ts'

export type CanvasNode = Node<{ node: FlowNode }, 'card'>

/** Draws a node as a card of fixed size; zoomed out, only its name. */
export const FlowCard = memo(function FlowCard({ id, data: { node }, isConnectable }: NodeProps<CanvasNode>) {
  const isRun = node.kind !== 'note'
  const way = useWayMark(id)
  const sight = useContext(SightContext)
  const isFar = sight !== 'close'
  const HandleShown = sight === 'tiny' ? TinyHandle : Handle
  return (
    <div className={styles.card} data-kind={node.kind} data-way={way} data-far={isFar || undefined}>
      {isRun && node.kind !== 'start' && (
        <HandleShown type="target" position={Position.Top} isConnectable={isConnectable} />
      )}
      <header>
        <b dir="auto">{nameOfNode(node)}</b>
        {way === 'here' && <span className={styles.here}>{t('answeredHere')}</span>}
        {!isFar && node.global && <IconWorld size={14} aria-label={t('fromEverywhere')} />}
        {!isFar && node.outcome && <IconFlag size={14} aria-label={t('outcome')} />}
        <Marks nodeId={id} />
      </header>
      {!isFar && <Colleagues nodeId={id} />}
      {!isFar && <p dir="auto">{node.text.slice(0, 160)}</p>}
      {/* One without a name is called after its kind. */}
      {!isFar && node.name.trim() !== '' && <small>{t(`kind_${node.kind}`)}</small>}
      {isRun && node.kind !== 'end' && (
        <HandleShown type="source" position={Position.Bottom} isConnectable={isConnectable} />
      )}
    </div>
  )
})

/**
 * The end of a line, too small to grab. It has no listeners, because a thousand of them slow down every
 * movement.
 */
function TinyHandle({ type, position }: Pick<HandleProps, 'type' | 'position' | 'isConnectable'>) {
  return (
    <div className={`react-flow__handle react-flow__handle-${position} ${type}`} data-handlepos={position} />
  )
}

/** Separate from the card, because problems are recomputed with every change. */
function Marks({ nodeId }: { nodeId: string }) {
  const problems = useProblemsOf(nodeId)
  const isConflict = useContext(FindingsContext).conflicts.nodes.includes(nodeId)
  const [worst] = problems.toSorted((one, other) => one.level.localeCompare(other.level))
  return (
    <>
      {isConflict && <IconUsers size={15} className={styles.error} aria-label={t('conflict')} />}
      {worst && (
        <span
          className={worst.level === 'error' ? styles.error : styles.warning}
          title={problems.map(describeProblem).join('\n')}
        >
          {worst.level === 'error' ? (
            <IconAlertCircle size={16} aria-label={describeProblem(worst)} />
          ) : (
            <IconAlertTriangle size={16} aria-label={describeProblem(worst)} />
          )}
        </span>
      )}
    </>
  )
}
