import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { transferCredits } from '../../agency/credit/transferCredits.ts'
import { saveOrganisation } from '../../agency/organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../../agency/organisations/setOrganisationAgents.ts'
import { assignConversation, changeConversationState, sendOperatorReply } from './handleConversation.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a client who answers visitors in %s', (region) => {
  it('replies in their own name, on the agents of their organisation, while it allows that', async () => {
    const world = await makeOrganisation(region)
    const { caller, workspaceId, orgId } = world
    const ports = makePorts()
    const template = { agentName: 'Desk', agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
    const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
    const agent = { region, agentId: agentCreated.ID }
    await publishAgent(ports, caller, agent)
    const client = await makeClient(world)
    const engine = makeEngine()
    const claims = makeClaims(agent)
    await transferCredits(ports, caller, {
      region,
      workspaceId,
      orgId,
      direction: 'toOrg',
      amount: 400_000,
      transferId: randomUUID(),
    })
    const input = { ...agent, conversationId: claims.conversationId }
    const takeOver = () => changeConversationState(engine, client.asClient, { ...input, event: 'takeOver' })

    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agent.agentId] })
    await ask(engine, claims, 'Is anybody there?')
    expect(await takeOver()).toEqual({ state: 'human' })
    await sendOperatorReply(engine, client.asClient, { ...input, text: 'I am.', attemptId: randomUUID() })
    const stored = await readDocument(
      region,
      paths.conversation(agent.agentId, claims.conversationId),
      conversationSchema,
    )
    expect(stored!.data).toMatchObject({ assigneeUid: client.uid, assigneeName: 'Cleo Client' })
    expect(stored!.data.window.at(-1)).toMatchObject({
      role: 'operator',
      author: 'Cleo Client',
      text: 'I am.',
    })

    await assignConversation(engine, client.asClient, { ...input, uid: client.uid })
    await expect(
      assignConversation(engine, client.asClient, { ...input, uid: caller.uid }),
    ).rejects.toMatchObject({ code: 'invalid-argument' })
    await saveOrganisation(ports, caller, { region, orgId, changed: { disableHandoff: true } })
    await expect(takeOver()).rejects.toMatchObject({ code: 'permission-denied' })
    await saveOrganisation(ports, caller, { region, orgId, changed: { disableHandoff: false } })
    await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [] })
    await expect(takeOver()).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
