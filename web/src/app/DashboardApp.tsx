import { PartBoundary } from '../components/PartBoundary.tsx'
import { GuardedRouter } from '../lib/GuardedRouter.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Pages } from './Pages.tsx'
import { SessionGate } from './SessionGate.tsx'
import { Toasts } from './Toasts.tsx'

export function DashboardApp() {
  return (
    <>
      <GuardedRouter>
        <PartBoundary fallback={(error) => <ErrorScreen error={error} />}>
          <SessionGate>
            <Pages />
          </SessionGate>
        </PartBoundary>
      </GuardedRouter>
      <Toasts />
    </>
  )
}
