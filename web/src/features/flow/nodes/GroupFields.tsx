import { Button } from '@mantine/core'
import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { groupOf } from '@parley/functions/shared/flow/groups'
import { useContext } from 'react'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { FindingsContext, useFlow, useFlowEditing, useNodeChange } from '../FlowContext.ts'
import { deleteGroups } from '../store/groupEdits.ts'
import { t } from '../texts.ts'
import styles from './NodeFields.module.css'

interface GroupFieldsProps {
  nodeId: string
  node: FlowNode
  onJump: (nodeId: string) => void
}

/** Lists the nodes of a group, and collapses or opens it. */
export function GroupFields({ nodeId, node, onJump }: GroupFieldsProps) {
  const { store, mayEdit } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const nodes = useFlow(({ draft }) => draft.nodes)
  const { list } = useContext(FindingsContext)
  const members = list.filter(({ id }) => groupOf({ nodes }, id) === nodeId)
  return (
    <>
      <p className={styles.remark}>{t('groupHint')}</p>
      <SettingSwitch
        label={t('isCollapsed')}
        description={t('isCollapsedHint')}
        isOn={node.isCollapsed === true}
        isDisabled={!mayEdit}
        onChange={(isOn) => change({ isCollapsed: isOn || undefined })}
      />
      <ul className={styles.members} aria-label={t('nodesOfGroup', { count: members.length })}>
        {members.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.jump} dir="auto" onClick={() => onJump(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <Button
          variant="default"
          onClick={() => store.change(deleteGroups(store.state.draft, [nodeId]))}
          style={{ justifySelf: 'start' }}
        >
          {t('ungroup')}
        </Button>
      )}
    </>
  )
}
