import { Navigate, type RouteObject } from 'react-router-dom'
import { HomeRedirect } from './HomeRedirect.tsx'
import { RegionLayout } from './RegionLayout.tsx'
import { RouteError } from './RouteError.tsx'
import { ShellSkeleton } from './ShellSkeleton.tsx'

const agentPages: RouteObject[] = [
  { index: true, element: <Navigate to="overview" replace /> },
  { path: 'overview', lazy: async () => ({ Component: (await import('./agentPages/OverviewRoute.tsx')).OverviewRoute }) },
  { path: 'nodes', lazy: async () => ({ Component: (await import('./agentPages/PromptRoute.tsx')).PromptRoute }) },
  { path: 'kb', lazy: async () => ({ Component: (await import('./agentPages/KnowledgeRoute.tsx')).KnowledgeRoute }) },
  { path: 'convos/:conversationId?', lazy: async () => ({ Component: (await import('./agentPages/ConversationsRoute.tsx')).ConversationsRoute }) },
]

export const routes: RouteObject[] = [
  { path: '/404', HydrateFallback: ShellSkeleton, lazy: async () => ({ Component: (await import('./NotFoundPage.tsx')).NotFoundPage }) },
  {
    path: '/app',
    errorElement: <RouteError />,
    HydrateFallback: ShellSkeleton,
    children: [
      { index: true, element: <HomeRedirect /> },
      {
        path: ':region',
        element: <RegionLayout />,
        children: [
          { index: true, element: <Navigate to="agents" replace /> },
          {
            errorElement: <RouteError />,
            children: [
              { path: 'agents', lazy: async () => ({ Component: (await import('./AgentsRoute.tsx')).AgentsRoute }) },
              {
                path: 'agents/:agentId',
                lazy: async () => ({ Component: (await import('./AgentLayout.tsx')).AgentLayout }),
                children: agentPages,
              },
              { path: '*', lazy: async () => ({ Component: (await import('./NotFoundPage.tsx')).NotFoundPage }) },
            ],
          },
        ],
      },
    ],
  },
]
