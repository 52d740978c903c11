import { tabInOrder } from '@parley/functions/shared/agencyTab'
import { IconPuzzle } from '@tabler/icons-react'
import { NavLink, useLocation } from 'react-router-dom'
import { webPaths } from '../../lib/paths.ts'
import { useCurrentInView } from '../../lib/useCurrentInView.ts'
import tabs from '../agentFrame/AgentTabs.module.css'
import { labelOf } from '../places/nameOf.ts'
import styles from './Client.module.css'
import { useClient } from './ClientContext.ts'
import { t } from './texts.ts'
import { useClientTabs } from './useClientTabs.ts'
import { useCustomTabs } from './useCustomTabs.ts'

interface ClientTabsProps {
  /** Undefined for whoever has no agent: he has the agency's own tabs alone. */
  agentId: string | undefined
  isVertical?: boolean
}

/** The pages of an agent that the client may see, and his agency's own tabs, in the order that he was given. */
export function ClientTabs({ agentId, isVertical = false }: ClientTabsProps) {
  const { region, client } = useClient()
  const row = useCurrentInView<HTMLElement>(useLocation().pathname)
  const places = useClientTabs()
  const custom = useCustomTabs()
  const pages = places.map(({ path, name, icon: Icon }) => ({
    key: `/${path}`,
    to: webPaths.agent(region, agentId ?? '', path),
    label: labelOf(name),
    icon: <Icon size={18} />,
    isOurs: true,
  }))
  const own = (custom.status === 'ready' ? custom.data : []).map((tab) => ({
    key: tabInOrder(tab),
    to: webPaths.customTab(region, tab.href),
    label: tab.label,
    icon: tab.iconUrl ? <TabIcon url={tab.iconUrl} /> : <IconPuzzle size={18} />,
    isOurs: false,
  }))
  const rank = ({ key }: { key: string }) => {
    const place = client.clientTabOrder.indexOf(key)
    return place < 0 ? client.clientTabOrder.length : place
  }
  const shown = [...(agentId === undefined ? [] : pages), ...own].toSorted(
    (one, other) => rank(one) - rank(other),
  )
  if (shown.length === 0) return null
  return (
    <nav ref={row} className={isVertical ? tabs.column : tabs.row} aria-label={t('pages')}>
      {shown.map(({ key, to, label, icon, isOurs }) => (
        <NavLink key={key} to={to}>
          {isVertical && icon}
          {isOurs ? <span>{label}</span> : <span dir="auto">{label}</span>}
        </NavLink>
      ))}
    </nav>
  )
}

function TabIcon({ url }: { url: string }) {
  return (
    <img
      className={styles.tabIcon}
      src={url}
      alt=""
      width={18}
      height={18}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  )
}
