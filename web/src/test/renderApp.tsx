import { notifications } from '@mantine/notifications'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { workspaceSchema } from '@parley/functions/shared/workspaces/workspace'
import { RouterProvider } from 'react-router-dom'
import { createPages } from '../app/Pages.tsx'
import { Toasts } from '../app/shell/Toasts.tsx'
import { SessionContext } from '../lib/session/session.ts'
import { setWorld } from './fakeLive.ts'
import { TestTheme } from './TestTheme.tsx'

interface World {
  agents?: Agent[]
  brokenAgentIds?: string[]
  /** The limit of agents of the workspace's plan; by default that of the free plan. */
  maxAgents?: number
}

/** Puts a world in place of Firestore: Ann, her European workspace, and its agents. */
export function setAnnsWorld({ agents = [], brokenAgentIds = [], maxAgents }: World): void {
  setWorld({
    documents: annsDocuments(agents.length, maxAgents),
    lists: { 'eu/voiceglow': { items: agents, brokenIds: brokenAgentIds } },
  })
}

/** Returns the documents about Ann and her workspace that she may read. */
export function annsDocuments(agentCount: number, maxAgents?: number): Record<string, unknown> {
  return {
    'eu/access/ann': { kind: 'user', sv: 0, disabled: false, ws: { ann: 'owner' } },
    'eu/users/ann': annsWorkspace(agentCount, maxAgents),
    'eu/wallets/ws_ann': { balance: 49_000_000, leased: 1_000_000, filled: 50_000_000 },
  }
}

function annsWorkspace(agentCount: number, maxAgents: number | undefined) {
  return workspaceSchema.parse({
    uid: 'ann',
    email: 'ann@example.com',
    workspaceName: "Ann's workspace",
    region: 'eu',
    location: 'voiceglow-eu',
    joinedAt: 1,
    lastModified: 1,
    agentCount,
    internal: {
      isAgentOnboardingDone: true,
      ...(maxAgents !== undefined && { customPlan: { key: 'own', limits: { maxAgents } } }),
    },
  })
}

let router: ReturnType<typeof createPages> | undefined

/** Renders the dashboard as Ann sees it at an address. */
export function renderApp(path: string) {
  notifications.clean()
  notifications.cleanQueue()
  window.history.replaceState(null, '', path)
  router?.dispose()
  router = createPages()
  render(
    <SessionContext value={{ uid: 'ann', email: 'ann@example.com', name: 'Ann' }}>
      <RouterProvider router={router} />
      <Toasts />
    </SessionContext>,
    { wrapper: TestTheme },
  )
  return { user: userEvent.setup() }
}
