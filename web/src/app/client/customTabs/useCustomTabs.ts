import { maxTabs, tabInOrder, type AgencyTab } from '@parley/functions/shared/agencies/agencyTab'
import { paths } from '@parley/functions/shared/paths'
import { useLiveList, type Live } from '../../../lib/live/live.ts'
import { useClient } from '../ClientContext.ts'

/**
 * Returns the agency's own tabs that this client sees: those in their tab order, and those for all clients.
 */
export function useCustomTabs(): Live<AgencyTab[]> {
  const { region, client } = useClient()
  const tabs = useLiveList('agencyTab', {
    region,
    path: paths.agencyTabs(client.agencyId),
    newestBy: 'createdAt',
    isOldestFirst: true,
    count: maxTabs,
  })
  if (tabs.status !== 'ready') return tabs
  const isShown = (tab: AgencyTab) => tab.alwaysVisible || client.clientTabOrder.includes(tabInOrder(tab))
  return { status: 'ready', data: tabs.data.items.filter(isShown) }
}
