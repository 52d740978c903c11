import { Navigate, useLocation } from 'react-router-dom'
import { NotAllowedPage } from '../shell/NotAllowedPage.tsx'
import type { Place } from './Place.ts'
import { usePlaces } from './usePlaces.ts'

/** Redirects a URL without a page to the first page that the person may see. */
export function FirstPlace({ places }: { places: readonly Place[] }) {
  const { search, state }: { search: string; state: unknown } = useLocation()
  const first = usePlaces(places).find(({ shownIn }) => shownIn !== undefined)
  return first ? <Navigate to={first.path + search} state={state} replace /> : <NotAllowedPage />
}
