import { ActionIcon, Menu } from '@mantine/core'
import { IconBoxMultiple } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { Keys } from '../../../../components/text/Keys.tsx'
import styles from '../../bar/FlowBar.module.css'
import { useFlowEditing } from '../../FlowContext.ts'
import { groupsAmong } from '../../store/groupEdits.ts'
import { t } from '../../texts.ts'
import { useNodeClipboard } from '../../useNodeClipboard.ts'
import type { Grouping } from './useGrouping.ts'

interface GroupMenuProps {
  /** The ids of the selected nodes. */
  chosen: RefObject<readonly string[]>
  grouping: Grouping
}

/** Groups and ungroups the selected nodes. */
export function GroupMenu({ chosen, grouping }: GroupMenuProps) {
  const { store } = useFlowEditing()
  const { copy } = useNodeClipboard()
  const [may, setMay] = useState({ group: false, ungroup: false })

  function readSelection() {
    const flow = store.state.draft
    const ids = chosen.current.filter((id) => flow.nodes[id])
    setMay({
      group: ids.some((id) => flow.nodes[id]?.kind !== 'group'),
      ungroup: groupsAmong(flow, ids).length > 0,
    })
  }

  return (
    <Menu position="bottom-start" width={280} onOpen={readSelection}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          className={styles.icon ?? ''}
          aria-label={t('groups')}
          title={t('groups')}
        >
          <IconBoxMultiple size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!may.group && !may.ungroup && <Menu.Label>{t('chooseToGroup')}</Menu.Label>}
        <Menu.Item disabled={!may.group} rightSection={<Keys of="mod G" />} onClick={grouping.group}>
          {t('groupNodes')}
        </Menu.Item>
        <Menu.Item disabled={!may.ungroup} rightSection={<Keys of="mod ⇧G" />} onClick={grouping.ungroup}>
          {t('ungroup')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          disabled={!may.group && !may.ungroup}
          rightSection={<Keys of="mod C" />}
          onClick={() => copy(chosen.current)}
        >
          {t('copyNodes')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
