import { Handle, Position, type HandleProps, type Node, type NodeProps } from '@xyflow/react'
import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { isRun } from '@parley/functions/shared/flow/groups'
import { IconFlag, IconWorld } from '@tabler/icons-react'
import { memo, useContext } from 'react'
import { Colleagues } from '../Colleagues.tsx'
import { usePathMark } from '../../../lib/agents/shownPath.ts'
import { nameOfNode } from '../edges/describeEdge.ts'
import { kindIcons } from '../kindIcons.ts'
import { t } from '../texts.ts'
import styles from './FlowCard.module.css'
import { CollapseButton } from './groups/CollapseButton.tsx'
import type { FrameNode } from './groups/GroupFrame.tsx'
import { Marks } from './Marks.tsx'
import { Uses } from './Uses.tsx'
import { ZoomLevelContext } from './viewport/ZoomLevelContext.ts'

/** `count`: the number of nodes in a collapsed group. */
type CardNode = Node<{ node: FlowNode; count: number }, 'card'>
export type CanvasNode = CardNode | FrameNode

/** A node as a card of fixed size; from afar, its name alone. */
export const FlowCard = memo(function FlowCard({
  id,
  data: { node, count },
  isConnectable,
}: NodeProps<CardNode>) {
  const isGroup = node.kind === 'group'
  const hasLines = isGroup || isRun(node)
  const way = usePathMark(id)
  const sight = useContext(ZoomLevelContext)
  const isFar = sight !== 'close'
  const KindIcon = kindIcons[node.kind]
  const HandleShown = isGroup || sight === 'tiny' ? TinyHandle : Handle
  return (
    <div className={styles.card} data-kind={node.kind} data-way={way} data-far={isFar || undefined}>
      {hasLines && node.kind !== 'start' && (
        <HandleShown type="target" position={Position.Top} isConnectable={isConnectable} />
      )}
      <header>
        {!isFar && <KindIcon size={16} aria-hidden="true" />}
        <b dir="auto">{nameOfNode(node)}</b>
        {way === 'here' && <span className={styles.here}>{t('answeredHere')}</span>}
        {!isFar && node.global && <IconWorld size={14} aria-label={t('fromEverywhere')} />}
        {!isFar && node.outcome && <IconFlag size={14} aria-label={t('outcome')} />}
        <Marks nodeId={id} />
        {isGroup && <CollapseButton groupId={id} node={node} />}
      </header>
      {!isFar && <Colleagues nodeId={id} />}
      {!isFar && <p dir="auto">{isGroup ? t('nodesOfGroup', { count }) : node.text.slice(0, 160)}</p>}
      {!isFar && isRun(node) && <Uses node={node} />}
      {hasLines && node.kind !== 'end' && (
        <HandleShown type="source" position={Position.Bottom} isConnectable={isConnectable} />
      )}
    </div>
  )
})

/**
 * The end of a line that cannot be grabbed. It has no listeners, because a thousand of them slow down every
 * movement.
 */
function TinyHandle({ type, position }: Pick<HandleProps, 'type' | 'position' | 'isConnectable'>) {
  return (
    <div className={`react-flow__handle react-flow__handle-${position} ${type}`} data-handlepos={position} />
  )
}
