import { Suspense, type ReactNode } from 'react'
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom'
import { Guards } from '../lib/navigation/guards.tsx'
import { followPage } from '../lib/navigation/pendingPages.ts'
import { lazyComponent } from '../lib/navigation/lazyComponent.tsx'
import { FirstItem } from './navigationItems/FirstItem.tsx'
import { HomeRedirect } from './session/HomeRedirect.tsx'
import { agentItemOf, agentNavigation } from './navigationItems/agentNavigation.ts'
import { fetchPage } from './navigationItems/fetchPage.ts'
import { regionNavigation } from './navigationItems/regionNavigation.ts'
import { routesOf } from './navigationItems/routesOf.tsx'
import { RegionLayout } from './session/RegionLayout.tsx'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

const AgentLayout = lazyComponent(async () => {
  // Loads the page in parallel to the frame; if it fails, the page itself reports it.
  agentItemOf(location.pathname)
    ?.load()
    .catch(() => {})
  return (await followPage(import('./agentFrame/AgentLayout.tsx'))).AgentLayout
})
const OnboardingRoute = lazyComponent(
  async () => (await import('./agents/OnboardingRoute.tsx')).OnboardingRoute,
)
const ReceiptRoute = lazyComponent(async () => (await import('./billing/ReceiptRoutes.tsx')).ReceiptRoute)
const CreditRoute = lazyComponent(async () => (await import('./billing/ReceiptRoutes.tsx')).CreditRoute)
const NotFoundPage = lazyComponent(async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage)

const agentPages: RouteObject[] = [
  { index: true, element: <FirstItem items={agentNavigation} /> },
  ...routesOf(agentNavigation, 5),
  { path: '*', element: <NotFoundPage /> },
]

const placesOfRegion = routesOf(regionNavigation, 3)

const regionPages: RouteObject[] = [
  { index: true, element: <FirstItem items={regionNavigation} /> },
  ...placesOfRegion,
  { path: 'agents/:agentId', element: <AgentLayout />, handle: AgentLayout, children: agentPages },
  { path: 'onboarding', element: <OnboardingRoute /> },
  { path: 'usage/receipts/:lease', element: <ReceiptRoute /> },
  { path: 'usage/credit/:seq', element: <CreditRoute /> },
  { path: '*', element: <NotFoundPage /> },
]

// It redirects to the first page of a region.
const entrance: RouteObject = { path: '/app', element: <HomeRedirect />, handle: placesOfRegion[0]?.handle }

/** Creates the dashboard's routes inside a frame. Only the first view's own page is part of the chunk. */
export function createPages(frame: (pages: ReactNode) => ReactNode = (pages) => pages) {
  const pages = (
    <Suspense fallback={<ShellSkeleton />}>
      <Outlet />
    </Suspense>
  )
  const region = { path: '/app/:region', children: regionPages }
  const arrival = fetchPage([entrance, region], location.pathname)
  const routes: RouteObject[] = [
    { path: '/404', element: <NotFoundPage /> },
    entrance,
    { ...region, element: <RegionLayout arrival={arrival} /> },
  ]
  return createBrowserRouter([{ element: <Guards>{frame(pages)}</Guards>, children: routes }])
}
