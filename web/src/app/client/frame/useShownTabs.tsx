import { tabInOrder } from '@parley/functions/shared/agencies/agencyTab'
import { IconPuzzle, IconReportAnalytics } from '@tabler/icons-react'
import { useAgentWaiting } from '../../../features/conversations/waiting/useAgentWaiting.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { labelOf } from '../../navigationItems/nameOf.ts'
import styles from '../Client.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'
import type { ShownTab } from './TabRow.tsx'
import { useClientTabs } from '../useClientTabs.ts'
import { useCustomTabs } from '../customTabs/useCustomTabs.ts'

/**
 * Returns the pages of an agent that the client may see, and their agency's own tabs, in the client's order.
 * A client without agents only has the agency's own.
 */
export function useShownTabs(agentId: string | undefined): ShownTab[] {
  const { region, client } = useClient()
  const tabItems = useClientTabs()
  const custom = useCustomTabs()
  const people = useAgentWaiting(region, agentId)
  const waiting = people.status === 'ready' ? people.data.items.length : 0
  const pages = tabItems.map(({ path, name, icon: Icon }) => ({
    key: `/${path}`,
    to: webPaths.agent(region, agentId ?? '', path),
    label: labelOf(name),
    icon: <Icon size={18} />,
    isOurs: true,
    count: path === 'convos' ? waiting : 0,
  }))
  const report = {
    key: '/report',
    to: webPaths.report(region),
    label: t('report'),
    icon: <IconReportAnalytics size={18} />,
    isOurs: true,
    count: 0,
  }
  const standardPages = useMay('readValueReport') ? [...pages, report] : pages
  const own = (custom.status === 'ready' ? custom.data : []).map((tab) => ({
    key: tabInOrder(tab),
    to: webPaths.customTab(region, tab.href),
    label: tab.label,
    icon: tab.iconUrl ? <TabIcon url={tab.iconUrl} /> : <IconPuzzle size={18} />,
    isOurs: false,
    count: 0,
  }))
  const rank = ({ key }: { key: string }) => {
    const index = client.clientTabOrder.indexOf(key)
    return index < 0 ? client.clientTabOrder.length : index
  }
  return [...(agentId === undefined ? [] : standardPages), ...own].toSorted(
    (one, other) => rank(one) - rank(other),
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
