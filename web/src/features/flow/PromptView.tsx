import { ActionIcon } from '@mantine/core'
import { flowLimits, type NodeKind } from '@parley/functions/shared/flow/flow'
import { readingOrder } from '@parley/functions/shared/flow/readingOrder'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { memo, useCallback, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import { useWasSeen } from '../../lib/browser/useWasSeen.ts'
import { setEditedNode } from '../../lib/agents/editedNode.ts'
import { addToFlow } from './store/addToFlow.ts'
import { Colleagues } from './Colleagues.tsx'
import { EmptyFlow } from './EmptyFlow.tsx'
import { labelOfDelete, nameOfGroupOf, nameOfNode } from './edges/describeEdge.ts'
import { FlowBar } from './bar/FlowBar.tsx'
import { FlowNotices } from './FlowNotices.tsx'
import { useFlow, useFlowEditing } from './FlowContext.ts'
import { emptyNode, withNewNode, withoutParts } from './store/flowEdits.ts'
import { moveDuration } from './canvas/viewport/moveDuration.ts'
import { NodeFields } from './nodes/NodeFields.tsx'
import { Outline } from './nodes/Outline.tsx'
import styles from './PromptView.module.css'
import { useNodeClipboard } from './useNodeClipboard.ts'
import { t } from './texts.ts'

interface PromptViewProps {
  viewSwitch: ReactNode
}

/** Shows a flow as a page to read and edit: one section for each node, in the order of a conversation. */
export function PromptView({ viewSwitch }: PromptViewProps) {
  const { store } = useFlowEditing()
  const draft = useFlow((state) => state.draft)
  const ids = useMemo(() => readingOrder(draft), [draft])
  const jump = useCallback((nodeId: string) => {
    const section = document.getElementById(`node-${nodeId}`)
    section?.scrollIntoView({ block: 'start', behavior: moveDuration() > 0 ? 'smooth' : 'auto' })
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [])

  function add(kind: NodeKind) {
    const lowest = Math.max(0, ...Object.values(draft.nodes).map(({ y }) => y + 180))
    const next = withNewNode(draft, emptyNode(kind, { x: 0, y: Math.min(lowest, flowLimits.distance) }))
    if (addToFlow(store, next.flow)) requestAnimationFrame(() => jump(next.id))
  }

  const page = useRef<HTMLDivElement>(null)
  useFocusedNode(page)

  return (
    <div ref={page} data-flow>
      <div className={styles.bar}>
        <FlowBar onAdd={add} onFind={jump} viewSwitch={viewSwitch} />
      </div>
      <div className={styles.notices}>
        <FlowNotices onAddStart={() => add('start')} />
      </div>
      {ids.length === 0 && <EmptyFlow onAdd={() => add('start')} />}
      <div className={styles.columns}>
        <Outline onJump={jump} />
        <div>
          {ids.map((nodeId, at) => (
            <NodeSection key={nodeId} nodeId={nodeId} isAtTop={at < atTop} onJump={jump} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Reports to colleagues at which node the user edits. */
function useFocusedNode(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    if (!element) return
    const follow = ({ target }: FocusEvent) => {
      const section = target instanceof Element ? target.closest('[data-node]') : null
      setEditedNode(section?.getAttribute('data-node') ?? '')
    }
    const leave = () => setEditedNode('')
    element.addEventListener('focusin', follow)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', follow)
      element.removeEventListener('focusout', leave)
      leave()
    }
  }, [page])
}

/** The number of sections whose fields render at once; the others render near the viewport. */
const atTop = 12

interface NodeSectionProps {
  nodeId: string
  isAtTop: boolean
  onJump: (nodeId: string) => void
}

const NodeSection = memo(function NodeSection({ nodeId, isAtTop, onJump }: NodeSectionProps) {
  const { store, mayEdit } = useFlowEditing()
  const node = useFlow(({ draft }) => draft.nodes[nodeId])
  const group = useFlow(({ draft }) => nameOfGroupOf(draft, nodeId))
  const deleteLabel = useFlow(({ draft }) => labelOfDelete(draft, nodeId))
  const section = useRef<HTMLElement>(null)
  const wasSeen = useWasSeen(section)
  const { copy } = useNodeClipboard()
  if (!node) return null
  const name = nameOfNode(node)

  function handleDelete() {
    const own = document.getElementById(`node-${nodeId}`)
    const next = own?.nextElementSibling ?? own?.previousElementSibling
    store.change(withoutParts(store.state.draft, [nodeId]))
    next?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }

  return (
    <section
      ref={isAtTop ? null : section}
      id={`node-${nodeId}`}
      className={styles.section}
      data-node={nodeId}
      data-kind={node.kind}
      aria-labelledby={`name-${nodeId}`}
    >
      <header>
        {node.name.trim() !== '' && <span className={styles.kind}>{t(`kind_${node.kind}`)}</span>}
        {group !== '' && (
          <span className={styles.kind} dir="auto">
            {group}
          </span>
        )}
        <h2 id={`name-${nodeId}`} tabIndex={-1} dir="auto">
          {name}
        </h2>
        <Colleagues nodeId={nodeId} />
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
      </header>
      {isAtTop || wasSeen ? (
        <NodeFields nodeId={nodeId} onJump={onJump} />
      ) : (
        <p className={styles.unseen} dir="auto">
          {node.text}
        </p>
      )}
    </section>
  )
})
