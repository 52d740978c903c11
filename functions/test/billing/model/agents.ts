import { randomUUID } from 'node:crypto'
import { type makeAgent, makePorts } from '../../factories.ts'
import { modelSteps } from '../../chat/modelSteps.ts'
import { conversationPageSchema, conversationSchema } from '../../../src/shared/chat/conversation.ts'
import { paths } from '../../../src/shared/paths.ts'
import type { Region } from '../../../src/shared/regions/regions.ts'
import { Writes } from '../../../src/store/commit.ts'
import { readQuery } from '../../../src/store/documents.ts'
import { createAgent } from '../../../src/domain/agents/createAgent.ts'
import { publishAgent } from '../../../src/domain/agents/publishAgent.ts'

type Agent = Awaited<ReturnType<typeof makeAgent>>

/** Few enough to be used up, however short the random walk is. */
export const monthlyMessages = Math.min(25, Math.floor(modelSteps / 20))

/** Creates a second agent of the workspace with a monthly limit of answers. */
export async function addLimitedAgent({ region, workspaceId, caller }: Agent) {
  const { agentCreated } = await createAgent(makePorts(), caller, {
    region,
    workspaceId,
    agentName: 'Limited',
    agentTemplate: 'customer-support',
    attemptId: randomUUID(),
  })
  await new Writes(region).update(paths.agent(agentCreated.ID), { messagesLimit: monthlyMessages }).commit()
  await publishAgent(makePorts(), caller, { region, agentId: agentCreated.ID })
  return { region, agentId: agentCreated.ID }
}

/** Creates another agent, if the plan has room. */
export const makeAnotherAgent = ({ region, workspaceId, caller }: Agent) =>
  createAgent(makePorts(), caller, {
    region,
    workspaceId,
    agentName: 'Another',
    agentTemplate: 'blank-template',
    attemptId: randomUUID(),
  })

/** Returns the number of answers of an agent. */
export async function answersOf(region: Region, agentId: string): Promise<number> {
  const conversations = await readQuery(region, paths.conversations(agentId), conversationSchema)
  const pages = await Promise.all(
    conversations.map(({ data }) =>
      readQuery(region, paths.conversationPages(agentId, data.ID), conversationPageSchema),
    ),
  )
  return [
    ...conversations.flatMap(({ data }) => data.window),
    ...pages.flat().flatMap(({ data }) => data.messages),
  ].filter(({ sealed }) => sealed).length
}
