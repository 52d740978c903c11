import type { NavigationItem } from '../navigationItems/NavigationItem.ts'
import { useNavigationItems } from '../navigationItems/useNavigationItems.ts'
import { useClient } from './ClientContext.ts'
import { clientNavigation } from './clientNavigation.ts'

/**
 * Returns the pages that a client may see, in the order of their tabs; pages without a tab follow in the
 * default order.
 */
export function useClientTabs(): NavigationItem[] {
  const { client } = useClient()
  const tabs = useNavigationItems(clientNavigation).filter(({ shownIn }) => shownIn === 'agentTabs')
  const rank = ({ path }: NavigationItem) => {
    const index = client.clientTabOrder.indexOf(`/${path}`)
    return index < 0 ? client.clientTabOrder.length : index
  }
  return tabs.toSorted((one, other) => rank(one) - rank(other))
}
