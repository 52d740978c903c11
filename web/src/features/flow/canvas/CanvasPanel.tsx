import { ActionIcon, Button } from '@mantine/core'
import { IconCopy, IconTrash, IconX } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { isUnderLayer } from '../../../components/dialogs/useEscape.ts'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { leaveNode, setEditedNode } from '../../../lib/agents/editedNode.ts'
import { labelOfDelete, nameOfNode } from '../edges/describeEdge.ts'
import { useFlow, useFlowEditing } from '../FlowContext.ts'
import { withoutParts } from '../store/flowEdits.ts'
import { NodeFields } from '../nodes/NodeFields.tsx'
import { t } from '../texts.ts'
import { useNodeClipboard } from '../useNodeClipboard.ts'
import styles from './Canvas.module.css'
import type { OpenedPart } from './OpenedPart.ts'

interface CanvasPanelProps {
  part: OpenedPart
  isSheet: boolean
  onJump: (nodeId: string) => void
  onClose: () => void
}

/** Shows the selected node's fields beside the canvas, or over it on phones. */
export function CanvasPanel({ part, isSheet, onJump, onClose }: CanvasPanelProps) {
  const { store, mayEdit } = useFlowEditing()
  const { nodeId } = part
  useEffect(() => {
    setEditedNode(nodeId)
    return () => leaveNode(nodeId)
  }, [nodeId])
  const node = useFlow(({ draft }) => draft.nodes[nodeId])
  const deleteLabel = useFlow(({ draft }) => labelOfDelete(draft, nodeId))
  const { copy } = useNodeClipboard()
  const panel = useRef<HTMLElement>(null)
  useEscapeIn(panel, onClose)
  if (!node) return null
  const name = nameOfNode(node)

  function handleDelete() {
    store.change(withoutParts(store.state.draft, [nodeId]))
    onClose()
  }

  if (isSheet)
    return (
      <SidePanel
        position="bottom"
        size="min(86dvh, 720px)"
        title={<span dir="auto">{name}</span>}
        onClose={onClose}
      >
        <div data-flow>
          <PanelFields part={part} onJump={onJump} />
          {mayEdit && (
            <Button
              variant="subtle"
              mt={16}
              leftSection={<IconCopy size={16} />}
              onClick={() => copy([nodeId])}
            >
              <span dir="auto">{t('copyNode', { name })}</span>
            </Button>
          )}
          {mayEdit && deleteLabel !== undefined && (
            <Button
              variant="subtle"
              color="red"
              mt={16}
              leftSection={<IconTrash size={16} />}
              onClick={handleDelete}
            >
              <span dir="auto">{deleteLabel}</span>
            </Button>
          )}
        </div>
      </SidePanel>
    )
  return (
    <aside className={styles.panel} aria-label={name} tabIndex={-1} data-node-panel ref={panel}>
      <header>
        <h2 dir="auto" tabIndex={-1}>
          {name}
        </h2>
        {mayEdit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('copyNode', { name })}
            title={t('copyNode', { name })}
            onClick={() => copy([nodeId])}
          >
            <IconCopy size={16} />
          </ActionIcon>
        )}
        {mayEdit && deleteLabel !== undefined && (
          <ActionIcon variant="subtle" color="gray" aria-label={deleteLabel} onClick={handleDelete}>
            <IconTrash size={16} />
          </ActionIcon>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </header>
      <PanelFields part={part} onJump={onJump} />
    </aside>
  )
}

/** Closes a panel by Escape, unless something in it has used the key, such as an open list. */
function useEscapeIn(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isInside = event.target instanceof Node && panel.current?.contains(event.target)
    if (event.key === 'Escape' && isInside && !event.defaultPrevented && !isUnderLayer()) onClose()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

interface PanelFieldsProps {
  part: OpenedPart
  onJump: (nodeId: string) => void
}

/** Shows the node's fields with the selected edge in view, and focuses it when it was opened by keyboard. */
function PanelFields({ part, onJump }: PanelFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { edgeId, takesFocus } = part
    const way = edgeId ? fields.current?.querySelector<HTMLElement>(`[data-edge="${edgeId}"]`) : undefined
    way?.scrollIntoView({ block: 'center' })
    if (!takesFocus) return
    const heading = fields.current?.closest('aside')?.querySelector('h2')
    ;(way ?? heading)?.focus({ preventScroll: true })
  }, [part])
  return (
    <div ref={fields}>
      <NodeFields nodeId={part.nodeId} edgeId={part.edgeId} onJump={onJump} />
    </div>
  )
}
