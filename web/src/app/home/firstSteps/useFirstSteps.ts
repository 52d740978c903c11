import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { AgentRow } from '../../../features/agents/useAgents.ts'
import { runQuery } from '../../../lib/rest/runQuery.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'

export const firstSteps = ['agent', 'knowledge', 'test', 'publish', 'script', 'colleague'] as const
export type FirstStep = (typeof firstSteps)[number]
export type StepsDone = Record<FirstStep, boolean>

/**
 * Returns the finished first steps of a new workspace, by its newest agent; undefined until they are known.
 * `isSeen`: a visitor has written, so the script is on a website. At most four reads, or three.
 */
export function useFirstSteps(agents: readonly AgentRow[], isSeen: boolean): StepsDone | undefined {
  const { region, workspaceId } = useWorkspaceRef()
  const [agent] = agents
  const agentId = agent?.ID
  const read = useRead(['firstSteps', region, workspaceId, agentId, isSeen], async () => {
    const [tests, visits, members] = await Promise.all([
      agentId ? count(region, paths.agent(agentId), 'convos', 1, true) : 0,
      agentId && !isSeen ? count(region, paths.agent(agentId), 'visits', 1) : 0,
      count(region, paths.workspace(workspaceId), 'members', 2),
    ])
    return { test: tests > 0, script: isSeen || visits > 0, colleague: members > 1 }
  })
  if (read.status !== 'ready') return undefined
  return {
    ...read.data,
    agent: agent !== undefined,
    knowledge: agent !== undefined && knowledgeVersionOf(agent) > 0,
    publish: agents.some(({ publishedVersion }) => publishedVersion > 0),
  }
}

function knowledgeVersionOf(agent: AgentRow): number {
  return Number(('fields' in agent ? agent.fields['knowledgeVersion'] : agent.knowledgeVersion) ?? 0)
}

/** Counts documents, up to `most`; `isTest`: only test chats. */
async function count(
  region: Region,
  parent: string,
  collectionId: string,
  max: number,
  isTest = false,
): Promise<number> {
  const structuredQuery = {
    from: [{ collectionId }],
    select: { fields: [{ fieldPath: '__name__' }] },
    ...(isTest && {
      where: {
        fieldFilter: { field: { fieldPath: 'isTest' }, op: 'EQUAL', value: { booleanValue: true } },
      },
    }),
    limit: max,
  }
  return (await runQuery(region, structuredQuery, parent)).length
}
