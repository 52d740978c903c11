import { useRouteError } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen.tsx'

export function RouteError() {
  return <ErrorScreen error={useRouteError()} />
}
