import { isRun } from '@parley/functions/shared/flow/groups'
import type { ModelId } from '@parley/functions/shared/models/models'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { TestSource } from '@parley/functions/shared/agents/savedTests'
import { readFlow } from '../../lib/agents/readFlow.ts'
import { call } from '../../lib/call.ts'

/** The parts of an agent that a test can check besides the words of an answer. */
export interface Testable {
  sources: TestSource[]
  nodes: { id: string; name: string }[]
  outcomes: string[]
  /** The functions that the agent can call, by the names that its models call, with the keys of arguments. */
  tools: { name: string; parameters: string[] }[]
  /** The agent's own model. */
  model: ModelId
}

const maxSources = 100

/** Reads what the tests of an agent run against, once. */
export async function readTestable(region: Region, agentId: string): Promise<Testable> {
  const { readDocument, readList } = await import('../../lib/firestore/firestore.ts')
  const agent = await readDocument('agent', { region, path: paths.agent(agentId) })
  if (!agent) throw new Error('The agent is gone.')
  const knowledge = { region, path: paths.knowledgeSources(agentId), newestBy: 'createdAt' }
  const [flow, { tools }, sources] = await Promise.all([
    agent.enableNodes ? readFlow(region, agentId) : { nodes: {} },
    call('readTestTools', { region, agentId }, region),
    readList('knowledge', { ...knowledge, count: maxSources }),
  ])
  const nodes = Object.entries(flow.nodes).filter(([, node]) => isRun(node))
  const outcomes = nodes.map(([, { outcome }]) => outcome).filter(Boolean)
  return {
    sources: sources.items.map(({ ID, title }) => ({ id: ID, title })),
    nodes: nodes.map(([id, { name }]) => ({ id, name: name || id })),
    outcomes: [...new Set(outcomes)],
    tools,
    model: agent.vgOptions.model,
  }
}
