import { Suspense } from 'react'
import { Navigate, useRoutes, type RouteObject } from 'react-router-dom'
import { part } from '../lib/part.tsx'
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

const AgentLayout = part(async () => {
  // Its page beside the frame, not after it; if it does not come, the page itself says so.
  const page = Object.entries(loadAgentPage).find(([name]) => location.pathname.includes(`/${name}`))
  page?.[1]().catch(() => {})
  return (await import('./AgentLayout.tsx')).AgentLayout
})
const OverviewRoute = part(async () => (await loadAgentPage.overview()).OverviewRoute)
const PromptRoute = part(async () => (await loadAgentPage.nodes()).PromptRoute)
const KnowledgeRoute = part(async () => (await loadAgentPage.kb()).KnowledgeRoute)
const ConversationsRoute = part(async () => (await loadAgentPage.convos()).ConversationsRoute)
const LeadsRoute = part(async () => (await loadAgentPage.leads()).LeadsRoute)
const TestsRoute = part(async () => (await loadAgentPage.tests()).TestsRoute)
const SettingsRoute = part(async () => (await loadAgentPage.settings()).SettingsRoute)
const BillingRoute = part(async () => (await import('./BillingRoute.tsx')).BillingRoute)
const UsageRoute = part(async () => (await import('./UsageRoute.tsx')).UsageRoute)
const ReceiptRoute = part(async () => (await import('./ReceiptRoutes.tsx')).ReceiptRoute)
const CreditRoute = part(async () => (await import('./ReceiptRoutes.tsx')).CreditRoute)
const WorkspaceRoute = part(async () => (await import('./WorkspaceRoute.tsx')).WorkspaceRoute)
const NotFoundPage = part(async () => (await import('./NotFoundPage.tsx')).NotFoundPage)

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

/** The dashboard's addresses. Only the first view's own page comes with the frame. */
export function Pages() {
  return <Suspense fallback={<ShellSkeleton />}>{useRoutes(routes)}</Suspense>
}
