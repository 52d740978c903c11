import { Navigate, useLocation } from 'react-router-dom'

/** Leads to the page for a missing document, which names the URL that the person has opened. */
export function ToNotFound() {
  const { pathname } = useLocation()
  return <Navigate to="/404" replace state={{ missing: pathname }} />
}
