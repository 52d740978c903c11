import '../../features/auth/frame/auth.css'
import { Suspense, useState } from 'react'
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom'
import { PartBoundary } from '../../components/failures/PartBoundary.tsx'
import type { CurrentAgency } from '../../lib/brand/currentAgency.ts'
import { ClientSession } from '../../lib/session/ClientSession.tsx'
import { endFirstView } from '../../lib/firstView/firstView.ts'
import { Guards } from '../../lib/navigation/guards.tsx'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { ErrorScreen } from '../shell/ErrorScreen.tsx'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { fetchPage } from '../navigationItems/fetchPage.ts'
import { routesOf } from '../navigationItems/routesOf.tsx'
import { PageSkeleton } from '../shell/ShellSkeleton.tsx'
import { Toasts } from '../shell/Toasts.tsx'
import { ClientAgentFrame } from './ClientAgentFrame.tsx'
import { ClientLayout } from './ClientLayout.tsx'
import { clientNavigation } from './clientNavigation.ts'
import { FirstClientAgent, FirstClientPage } from './FirstClientPage.tsx'

const CustomTabPage = lazyComponent(
  async () => (await import('./customTabs/CustomTabPage.tsx')).CustomTabPage,
)

const ClientReport = lazyComponent(async () => (await import('./reports/ClientReport.tsx')).ClientReport)

/** The dashboard of an agency's clients, at the agency's own host. */
export function ClientApp({ agency }: { agency: CurrentAgency }) {
  const [router] = useState(() => createPages(agency))
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  )
}

function createPages({ region }: CurrentAgency) {
  // The client dashboard starts all listeners at once.
  endFirstView()
  const agentPages: RouteObject[] = [
    { index: true, element: <FirstClientPage /> },
    ...routesOf(clientNavigation, 5),
    { path: '*', element: <FirstClientPage /> },
  ]
  const pages: RouteObject[] = [
    { path: 'agents/:agentId', element: <ClientAgentFrame />, children: agentPages },
    { path: '*', element: <FirstClientAgent /> },
  ]
  const dashboard: RouteObject = {
    path: '/app',
    children: [
      { index: true, element: <FirstClientAgent /> },
      {
        path: ':region',
        element: <Outlet />,
        children: [
          { index: true, element: <FirstClientAgent /> },
          { path: 'c/:tab', element: <CustomTabPage />, handle: CustomTabPage },
          { path: 'report/:month?', element: <ClientReport />, handle: ClientReport },
          ...pages,
        ],
      },
    ],
  }
  const arrival = fetchPage([dashboard], location.pathname)
  const routes: RouteObject[] = [
    { path: '/404', element: <NotFoundPage /> },
    { ...dashboard, element: <ClientLayout region={region} arrival={arrival} /> },
  ]
  const frame = (
    <Guards>
      <PartBoundary fallback={(error) => <ErrorScreen error={error} />}>
        <ClientSession region={region} fallback={<PageSkeleton />}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ClientSession>
      </PartBoundary>
    </Guards>
  )
  return createBrowserRouter([{ element: frame, children: routes }])
}
