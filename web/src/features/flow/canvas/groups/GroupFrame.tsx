import type { Node, NodeProps } from '@xyflow/react'
import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { memo } from 'react'
import { nameOfNode } from '../../edges/describeEdge.ts'
import { t } from '../../texts.ts'
import { CollapseButton } from './CollapseButton.tsx'
import styles from './GroupFrame.module.css'

/** An open group; `count` is the number of its nodes. */
export type FrameNode = Node<{ node: FlowNode; count: number }, 'frame'>

/** The class of the part that a frame is dragged by. */
export const frameHead = 'group-head'

/** The frame around the nodes of an open group. Only its head is grabbed; the rest belongs to the canvas. */
export const GroupFrame = memo(function GroupFrame({ id, data: { node, count } }: NodeProps<FrameNode>) {
  return (
    <div className={styles.frame}>
      <header className={`${styles.head} ${frameHead}`}>
        <b dir="auto">{nameOfNode(node)}</b>
        <small>{t('nodesOfGroup', { count })}</small>
        <CollapseButton groupId={id} node={node} />
      </header>
    </div>
  )
})
