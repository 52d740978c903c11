import type { NavigationItem } from '../navigationItems/NavigationItem.ts'
import { useNavigationItems } from '../navigationItems/useNavigationItems.ts'
import { useClient } from './ClientContext.ts'
import { clientPlaces } from './clientPlaces.ts'

/**
 * Returns the pages that a client may see, in the order of their tabs; pages without a tab follow in the
 * default order.
 */
export function useClientTabs(): NavigationItem[] {
  const { client } = useClient()
  const places = useNavigationItems(clientPlaces).filter(({ shownIn }) => shownIn === 'agentTabs')
  const rank = ({ path }: NavigationItem) => {
    const index = client.clientTabOrder.indexOf(`/${path}`)
    return index < 0 ? client.clientTabOrder.length : index
  }
  return places.toSorted((one, other) => rank(one) - rank(other))
}
