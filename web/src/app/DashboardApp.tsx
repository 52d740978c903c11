import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { PartBoundary } from '../components/failures/PartBoundary.tsx'
import { ErrorScreen } from './shell/ErrorScreen.tsx'
import { createPages } from './Pages.tsx'
import { SessionGate } from './session/SessionGate.tsx'
import { Toasts } from './shell/Toasts.tsx'

export function DashboardApp() {
  const [router] = useState(() =>
    createPages((pages) => (
      <PartBoundary fallback={(error) => <ErrorScreen error={error} />}>
        <SessionGate>{pages}</SessionGate>
      </PartBoundary>
    )),
  )
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  )
}
