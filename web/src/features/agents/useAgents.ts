import type { Agent } from '@parley/functions/shared/agents/agent'
import { paths } from '@parley/functions/shared/paths'
import type { InitialAgent, InitialListQuery, ListResult } from '../../lib/firestore/documents.ts'
import { useFirstAgents } from '../../lib/firstView/first.ts'
import { useLiveList, type Live } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { usePages } from '../../lib/live/usePages.ts'
import type { TableData } from '../../components/table/tableData.ts'

export type AgentRow = Agent | InitialAgent

/**
 * Returns the workspace's agents, most recently changed first. Navigation, list, switcher and editor share
 * one listener.
 */
export function useAgents(): Live<ListResult<Agent>> {
  return useLiveList('agent', useAgentsQuery())
}

/** Returns the agents as the first view shows them, before the listener has responded. */
export function useAgentRows(): Live<ListResult<AgentRow>> {
  const query = useAgentsQuery()
  return useFirstAgents(query, useLiveList('agent', query))
}

/** Returns all agents, page by page: the newest as the first view shows them; the others too if `isComplete`. */
export function useAgentTable(isComplete: boolean): Live<TableData<AgentRow>> {
  const pages = usePages('agent', useAgentsQuery(), changedAt, isComplete)
  const first = useAgentRows()
  return pages.status === 'ready' ? pages : first
}

const changedAt = ({ lastModified }: Agent) => lastModified

function useAgentsQuery(): InitialListQuery {
  const { region, workspaceId } = useWorkspaceRef()
  return {
    region,
    path: paths.agents,
    filters: [['ownerID', workspaceId]],
    newestBy: 'lastModified',
    count: 100,
  }
}
