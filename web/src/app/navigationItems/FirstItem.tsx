import { Navigate, useLocation } from 'react-router-dom'
import { NotAllowedPage } from '../shell/NotAllowedPage.tsx'
import type { NavigationItem } from './NavigationItem.ts'
import { useNavigationItems } from './useNavigationItems.ts'

/** Redirects a URL without a page to the first page that the person may see. */
export function FirstItem({ items }: { items: readonly NavigationItem[] }) {
  const { search, state }: { search: string; state: unknown } = useLocation()
  const first = useNavigationItems(items).find(({ shownIn }) => shownIn !== undefined)
  return first ? <Navigate to={first.path + search} state={state} replace /> : <NotAllowedPage />
}
