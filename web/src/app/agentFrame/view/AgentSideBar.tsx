import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import styles from '../AgentLayout.module.css'
import { AgentTabs } from './AgentTabs.tsx'
import { useAgentLayout } from './useAgentView.ts'
import { t } from '../../texts.ts'

/** The agent's sections at the side: 250 px wide, or 75 px with icons only. */
export function AgentSideBar() {
  const { isCollapsed, chooseCollapsed } = useAgentLayout()
  return (
    <div className={styles.side} data-collapsed={isCollapsed}>
      <AgentTabs />
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.collapse ?? ''}
        aria-expanded={!isCollapsed}
        aria-label={t('namesOfTheSections')}
        onClick={() => chooseCollapsed(!isCollapsed)}
      >
        {isCollapsed ? (
          <IconLayoutSidebarLeftExpand size={18} />
        ) : (
          <IconLayoutSidebarLeftCollapse size={18} />
        )}
      </ActionIcon>
    </div>
  )
}
