import { ActionIcon, Menu, Button } from '@mantine/core'
import type { NodeKind } from '@parley/functions/shared/flow/flow'
import { IconArrowBackUp, IconArrowForwardUp, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FindNode } from './FindNode.tsx'
import styles from './FlowBar.module.css'
import { useFlow, useFlowEditing } from '../FlowContext.ts'
import { ErrorCount } from './ErrorCount.tsx'
import { showFlowNotices } from '../FlowNotices.tsx'
import { SavedState } from './SavedState.tsx'
import { useNodeClipboard } from '../useNodeClipboard.ts'
import { t } from '../texts.ts'
import { useFlowErrors, useFlowWarnings } from './useFlowErrors.ts'
import { useFlowKeys } from './useFlowKeys.ts'
import { useNodeOfUrl } from './useNodeOfUrl.ts'

interface FlowBarProps {
  onAdd: (kind: NodeKind) => void
  onFind: (nodeId: string) => void
  /** False while no node can be shown yet. */
  isReady?: boolean
  /** Switches to the other view. */
  viewSwitch: ReactNode
  children?: ReactNode
}

const addable: readonly Exclude<NodeKind, 'group'>[] = ['default', 'end', 'note', 'start']

/** Shows the actions on the whole flow, in both views. */
export function FlowBar({ onAdd, onFind, isReady = true, viewSwitch, children }: FlowBarProps) {
  const { store, mayEdit } = useFlowEditing()
  const canUndo = useFlow((state) => state.canUndo)
  const canRedo = useFlow((state) => state.canRedo)
  const hasStart = useFlow(({ draft }) => Object.values(draft.nodes).some(({ kind }) => kind === 'start'))
  const errors = useFlowErrors()
  const warnings = useFlowWarnings()
  const { paste } = useNodeClipboard()
  useFlowKeys(store, mayEdit)
  useNodeOfUrl({ errors, isReady, onShow: show })

  /** Shows a node with a problem; for one that was deleted here, shows the notices with its conflict. */
  function show(place: string) {
    if (store.state.draft.nodes[place]) onFind(place)
    else showFlowNotices()
  }

  return (
    <div className={styles.bar} role="toolbar" aria-label={t('flow')}>
      {viewSwitch}
      {mayEdit && (
        <>
          <Menu position="bottom-start" width={240}>
            <Menu.Target>
              <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />}>
                {t('addNode')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {addable
                .filter((kind) => kind !== 'start' || !hasStart)
                .map((kind) => (
                  <Menu.Item key={kind} onClick={() => onAdd(kind)}>
                    {t(`kind_${kind}`)}
                    <small className={styles.hint}>{t(`kindHint_${kind}`)}</small>
                  </Menu.Item>
                ))}
              <Menu.Divider />
              <Menu.Item onClick={() => void paste(([first]) => first && onFind(first))}>
                {t('pasteNodes')}
                <small className={styles.hint}>{t('pasteNodesHint')}</small>
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <BarIcon label={t('undo')} isDisabled={!canUndo} onClick={() => store.undo()}>
            <IconArrowBackUp size={18} />
          </BarIcon>
          <BarIcon label={t('redo')} isDisabled={!canRedo} onClick={() => store.redo()}>
            <IconArrowForwardUp size={18} />
          </BarIcon>
        </>
      )}
      {children}
      <FindNode onFind={onFind} />
      <span className={styles.spring} />
      <ErrorCount level="error" errors={errors} onShow={show} />
      {mayEdit && <ErrorCount level="warning" errors={warnings} onShow={show} />}
      {mayEdit && <SavedState onShow={show} />}
    </div>
  )
}

interface BarIconProps {
  label: string
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

export function BarIcon({ label, isDisabled = false, onClick, children }: BarIconProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      className={styles.icon ?? ''}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  )
}
