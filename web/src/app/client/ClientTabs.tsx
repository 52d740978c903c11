import { NavLink, useLocation } from 'react-router-dom'
import { webPaths } from '../../lib/paths.ts'
import { useCurrentInView } from '../../lib/useCurrentInView.ts'
import tabs from '../agentFrame/AgentTabs.module.css'
import { labelOf } from '../places/nameOf.ts'
import { useClient } from './ClientContext.ts'
import { t } from './texts.ts'
import { useClientTabs } from './useClientTabs.ts'

interface ClientTabsProps {
  agentId: string
  isVertical?: boolean
}

/** The pages of an agent that the client may see. */
export function ClientTabs({ agentId, isVertical = false }: ClientTabsProps) {
  const { region } = useClient()
  const row = useCurrentInView<HTMLElement>(useLocation().pathname)
  const places = useClientTabs()
  return (
    <nav ref={row} className={isVertical ? tabs.column : tabs.row} aria-label={t('pages')}>
      {places.map(({ path, name, icon: Icon }) => (
        <NavLink key={path} to={webPaths.agent(region, agentId, path)}>
          {isVertical && <Icon size={18} />}
          <span>{labelOf(name)}</span>
        </NavLink>
      ))}
    </nav>
  )
}
