import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { transferCredits } from '../../agency/credit/transferCredits.ts'
import { saveOrganisation } from '../../agency/organisations/saveOrganisation.ts'
import { setOrganisationAgents } from '../../agency/organisations/setOrganisationAgents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { blockVisitor } from './blockVisitor.ts'
import { assignConversation, changeConversationState, sendOperatorReply } from './handleConversation.ts'
import { uploadReplyFile } from './uploadReplyFile.ts'

beforeAll(clearDatabases)

/** Creates an agent of an organisation with a client who may answer its visitors. */
async function makeWorld(region: Region) {
  const world = await makeOrganisation(region)
  const { caller, workspaceId, orgId } = world
  const ports = makePorts()
  const template = { agentName: 'Desk', agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
  const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
  const agent = { region, agentId: agentCreated.ID }
  await publishAgent(ports, caller, agent)
  const client = await makeClient(world)
  const engine = makeEngine()
  const credit = { direction: 'toOrg' as const, amount: 400_000, transferId: randomUUID() }
  await transferCredits(ports, caller, { region, workspaceId, orgId, ...credit })
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agent.agentId] })
  return { caller, orgId, ports, agent, client, engine }
}

describe.each(oneRegion)('a client who answers visitors in %s', (region) => {
  it('reaches no test chat, which shows the draft and its tools (H-169)', async () => {
    const { agent, client, caller, engine } = await makeWorld(region)
    const claims = makeClaims(agent, { draft: true })
    await ask(engine, claims, 'A test')
    const input = { ...agent, conversationId: claims.conversationId }
    const { asClient, uid } = client
    const reply = (from: Caller) =>
      sendOperatorReply(engine, from, { ...input, text: 'Hi.', attemptId: randomUUID() })
    const content = Readable.from([Buffer.from('Hi.')])
    const file = { ...input, filename: 'a.txt', bytes: 3, content }
    for (const attempt of [
      () => changeConversationState(engine, asClient, { ...input, event: 'takeOver' }),
      () => reply(asClient),
      () => assignConversation(engine, asClient, { ...input, uid }),
      () => blockVisitor(engine, asClient, { ...input, isBlocked: true }),
      () => uploadReplyFile(engine, asClient, file),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
    expect(await reply(caller)).toHaveProperty('messageId')
    await engine.flush()
  })

  it('replies in their own name, on the agents of their organisation, while it allows that', async () => {
    const { caller, orgId, ports, agent, client, engine } = await makeWorld(region)
    const claims = makeClaims(agent)
    const input = { ...agent, conversationId: claims.conversationId }
    const takeOver = () => changeConversationState(engine, client.asClient, { ...input, event: 'takeOver' })

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
