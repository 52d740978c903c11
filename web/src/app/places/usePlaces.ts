import { may } from '@parley/functions/shared/workspaces/roles'
import { useViewer } from '../../lib/session/viewer.ts'
import type { Place } from './Place.ts'

/** Returns the pages that the current person may see. */
export function usePlaces(places: readonly Place[]): Place[] {
  const { actor } = useViewer()
  return places.filter(({ ability }) => ability === undefined || may(actor, ability))
}
