import { Handle, Position, type Node, type NodeProps } from '@xyflow/react'
import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { IconAlertCircle, IconAlertTriangle, IconFlag, IconUsers, IconWorld } from '@tabler/icons-react'
import { memo, useContext } from 'react'
import { useWayMark } from '../../../lib/shownWay.ts'
import { nameOfNode } from '../describeEdge.ts'
import { describeProblem } from '../describeProblem.ts'
import { FindingsContext, useProblemsOf } from '../FlowContext.ts'
import { t } from '../texts.ts'
import styles from './FlowCard.module.css'

export type CanvasNode = Node<{ node: FlowNode }, 'card'>

/** A node as a card of fixed size. */
export const FlowCard = memo(function FlowCard({ id, data: { node }, isConnectable }: NodeProps<CanvasNode>) {
  const isRun = node.kind !== 'note'
  const way = useWayMark(id)
  return (
    <div className={styles.card} data-kind={node.kind} data-way={way}>
      {isRun && node.kind !== 'start' && (
        <Handle type="target" position={Position.Top} isConnectable={isConnectable} />
      )}
      <header>
        <b dir="auto">{nameOfNode(node)}</b>
        {way === 'here' && <span className={styles.here}>{t('answeredHere')}</span>}
        {node.global && <IconWorld size={14} aria-label={t('fromEverywhere')} />}
        {node.outcome && <IconFlag size={14} aria-label={t('outcome')} />}
        <Marks nodeId={id} />
      </header>
      <p dir="auto">{node.text.slice(0, 160)}</p>
      <small>{t(`kind_${node.kind}`)}</small>
      {isRun && node.kind !== 'end' && (
        <Handle type="source" position={Position.Bottom} isConnectable={isConnectable} />
      )}
    </div>
  )
})

/** Apart from the card, since problems are found anew with every change. */
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
