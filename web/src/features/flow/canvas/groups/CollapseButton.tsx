import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { nameOfNode } from '../../edges/describeEdge.ts'
import { useFlowEditing, useNodeChange } from '../../FlowContext.ts'
import { t } from '../../texts.ts'
import styles from './GroupFrame.module.css'

/** Shows the nodes of a group as one card, or each for itself. */
export function CollapseButton({ groupId, node }: { groupId: string; node: FlowNode }) {
  const { mayEdit } = useFlowEditing()
  const change = useNodeChange(groupId)
  if (!mayEdit) return null
  const label = t(node.isCollapsed ? 'expandGroup' : 'collapseGroup', { name: nameOfNode(node) })
  return (
    <button
      type="button"
      // A press neither drags the group nor opens it.
      className={`${styles.collapse} nodrag nopan`}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.stopPropagation()
        change({ isCollapsed: node.isCollapsed ? undefined : true })
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {node.isCollapsed ? <IconChevronDown size={16} /> : <IconChevronUp size={16} />}
    </button>
  )
}
