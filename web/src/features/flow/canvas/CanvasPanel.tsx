import { ActionIcon } from '@mantine/core'
import { IconTrash, IconX } from '@tabler/icons-react'
import { SidePanel } from '../../../components/SidePanel.tsx'
import { nameOfNode } from '../describeEdge.ts'
import { useFlow, useFlowEditing } from '../FlowContext.ts'
import { withoutParts } from '../flowEdits.ts'
import { NodeFields } from '../NodeFields.tsx'
import { t } from '../texts.ts'
import styles from './Canvas.module.css'

interface CanvasPanelProps {
  nodeId: string
  isSheet: boolean
  onJump: (nodeId: string) => void
  onClose: () => void
}

/** The chosen node's fields beside the canvas; on a phone, over it. */
export function CanvasPanel({ nodeId, isSheet, onJump, onClose }: CanvasPanelProps) {
  const { store, mayEdit } = useFlowEditing()
  const node = useFlow(({ draft }) => draft.nodes[nodeId])
  if (!node) return null
  const name = nameOfNode(node)
  if (isSheet)
    return (
      <SidePanel
        position="bottom"
        size="min(86dvh, 720px)"
        title={<span dir="auto">{name}</span>}
        onClose={onClose}
      >
        <div data-flow>
          <NodeFields nodeId={nodeId} onJump={onJump} />
        </div>
      </SidePanel>
    )
  return (
    <aside className={styles.panel} aria-label={name}>
      <header>
        <h2 dir="auto">{name}</h2>
        {mayEdit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('deleteNode', { name })}
            onClick={() => {
              store.change(withoutParts(store.state.draft, [nodeId]))
              onClose()
            }}
          >
            <IconTrash size={16} />
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      <NodeFields nodeId={nodeId} onJump={onJump} />
    </aside>
  )
}
