import { Tooltip } from '@mantine/core'
import { Suspense } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useCurrentInView } from '../../../lib/browser/useCurrentInView.ts'
import { agentItemOf, agentNavigation } from '../../navigationItems/agentNavigation.ts'
import styles from './AgentTabs.module.css'
import { useAgentLayout, useAgentTabs } from './useAgentView.ts'
import { t } from '../../texts.ts'
import { labelOf } from '../../navigationItems/nameOf.ts'

const BrokenMark = lazyComponent(
  async () => (await import('../../../components/brokenChannels/BrokenMark.tsx')).BrokenMark,
)

/** The sections of the agent: in a row at the top, or in a column in the side bar. */
export function AgentTabs() {
  const { region } = useAgentEditing()
  const { ID: agentId, ownerID: workspaceId } = useStoredAgent((stored) => stored)
  const { pathname } = useLocation()
  const row = useCurrentInView<HTMLElement>(pathname)
  const { isVertical, isCollapsed } = useAgentLayout()
  const isIconOnly = isVertical && isCollapsed
  const { all, visible } = useAgentTabs()
  const currentItem = agentItemOf(pathname)
  const current = currentItem?.tabOf
    ? agentNavigation.find(({ path }) => path === currentItem.tabOf)
    : currentItem
  // The tab of the current page is shown even if the person has hidden it.
  const isHidden = current !== undefined && all.includes(current) && !visible.includes(current)
  const shown = isHidden ? [...visible, current] : visible
  return (
    <nav ref={row} className={isVertical ? styles.column : styles.row} aria-label={t('agent')}>
      {shown.map(({ path, name, icon: Icon }) => (
        <Tooltip key={path} label={labelOf(name)} position="right" disabled={!isIconOnly}>
          <NavLink
            to={webPaths.agent(region, agentId, currentItem?.tabOf === path ? currentItem.path : path)}
            data-icon-only={isIconOnly || undefined}
          >
            {isVertical && <Icon size={18} />}
            {/* A label of the link itself would keep the mark from being read out. */}
            <span className={isIconOnly ? 'unseen' : undefined}>{labelOf(name)}</span>
            {path === 'channels' && (
              <Suspense fallback={null}>
                <BrokenMark region={region} workspaceId={workspaceId} agentId={agentId} />
              </Suspense>
            )}
          </NavLink>
        </Tooltip>
      ))}
    </nav>
  )
}
