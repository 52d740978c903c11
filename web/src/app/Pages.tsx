import { Suspense, type ReactNode } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { Guards } from '../lib/guards.tsx'
import { lazyComponent } from '../lib/lazyComponent.tsx'
import { AgentsRoute } from './AgentsRoute.tsx'
import { HomeRedirect } from './HomeRedirect.tsx'
import { RegionLayout } from './RegionLayout.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'

const loadAgentPage = {
  overview: () => import('./agentPages/OverviewRoute.tsx'),
  nodes: () => import('./agentPages/PromptRoute.tsx'),
  kb: () => import('./agentPages/KnowledgeRoute.tsx'),
  convos: () => import('./agentPages/ConversationsRoute.tsx'),
  leads: () => import('./agentPages/LeadsRoute.tsx'),
  tests: () => import('./agentPages/TestsRoute.tsx'),
  settings: () => import('./agentPages/SettingsRoute.tsx'),
}

const AgentLayout = lazyComponent(async () => {
  // Its page beside the frame, not after it; if it does not come, the page itself says so.
  const page = Object.entries(loadAgentPage).find(([name]) => location.pathname.includes(`/${name}`))
  page?.[1]().catch(() => {})
  return (await import('./AgentLayout.tsx')).AgentLayout
})
const OverviewRoute = lazyComponent(async () => (await loadAgentPage.overview()).OverviewRoute)
const PromptRoute = lazyComponent(async () => (await loadAgentPage.nodes()).PromptRoute)
const KnowledgeRoute = lazyComponent(async () => (await loadAgentPage.kb()).KnowledgeRoute)
const ConversationsRoute = lazyComponent(async () => (await loadAgentPage.convos()).ConversationsRoute)
const LeadsRoute = lazyComponent(async () => (await loadAgentPage.leads()).LeadsRoute)
const TestsRoute = lazyComponent(async () => (await loadAgentPage.tests()).TestsRoute)
const SettingsRoute = lazyComponent(async () => (await loadAgentPage.settings()).SettingsRoute)
const BillingRoute = lazyComponent(async () => (await import('./BillingRoute.tsx')).BillingRoute)
const UsageRoute = lazyComponent(async () => (await import('./UsageRoute.tsx')).UsageRoute)
const ReceiptRoute = lazyComponent(async () => (await import('./ReceiptRoutes.tsx')).ReceiptRoute)
const CreditRoute = lazyComponent(async () => (await import('./ReceiptRoutes.tsx')).CreditRoute)
const WorkspaceRoute = lazyComponent(async () => (await import('./WorkspaceRoute.tsx')).WorkspaceRoute)
const NotFoundPage = lazyComponent(async () => (await import('./NotFoundPage.tsx')).NotFoundPage)

const agentPages: RouteObject[] = [
  { index: true, element: <Navigate to="overview" replace /> },
  { path: 'overview', element: <OverviewRoute /> },
  { path: 'nodes', element: <PromptRoute /> },
  { path: 'kb', element: <KnowledgeRoute /> },
  { path: 'convos/:conversationId?', element: <ConversationsRoute /> },
  { path: 'leads', element: <LeadsRoute /> },
  { path: 'tests', element: <TestsRoute /> },
  { path: 'settings', element: <SettingsRoute /> },
]

const regionPages: RouteObject[] = [
  { index: true, element: <Navigate to="agents" replace /> },
  { path: 'agents', element: <AgentsRoute /> },
  { path: 'agents/:agentId', element: <AgentLayout />, children: agentPages },
  { path: 'billing', element: <BillingRoute /> },
  { path: 'usage', element: <UsageRoute /> },
  { path: 'usage/receipts/:lease', element: <ReceiptRoute /> },
  { path: 'usage/credit/:seq', element: <CreditRoute /> },
  { path: 'workspace', element: <WorkspaceRoute /> },
  { path: '*', element: <NotFoundPage /> },
]

const routes: RouteObject[] = [
  { path: '/404', element: <NotFoundPage /> },
  { path: '/app', element: <HomeRedirect /> },
  { path: '/app/:region', element: <RegionLayout />, children: regionPages },
]

/** The dashboard's addresses, inside of what is around all of them. Only the first view's own page comes along. */
export function createPages(frame: (pages: ReactNode) => ReactNode = (pages) => pages) {
  const pages = (
    <Suspense fallback={<ShellSkeleton />}>
      <Outlet />
    </Suspense>
  )
  return createBrowserRouter([{ element: <Guards>{frame(pages)}</Guards>, children: routes }])
}
