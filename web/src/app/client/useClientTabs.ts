import type { Place } from '../places/Place.ts'
import { usePlaces } from '../places/usePlaces.ts'
import { useClient } from './ClientContext.ts'
import { clientPlaces } from './clientPlaces.ts'

/**
 * Returns the pages that a client may see, in the order of their tabs; pages without a tab follow in the
 * default order.
 */
export function useClientTabs(): Place[] {
  const { client } = useClient()
  const places = usePlaces(clientPlaces).filter(({ shownIn }) => shownIn === 'agentTabs')
  const rank = ({ path }: Place) => {
    const index = client.clientTabOrder.indexOf(`/${path}`)
    return index < 0 ? client.clientTabOrder.length : index
  }
  return places.toSorted((one, other) => rank(one) - rank(other))
}
