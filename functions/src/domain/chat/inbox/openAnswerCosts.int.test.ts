import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient, makeOrganisation } from '#test/agency/agencies.ts'
import { conversationOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { signingBy, testCosts } from '#test/testSigning.ts'
import { inboxCallables } from '../../../shared/callables/inbox.ts'
import { conversationPageSchema, conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { transferCredits } from '../../agency/credit/transferCredits.ts'
import { setOrganisationAgents } from '../../agency/organisations/setOrganisationAgents.ts'
import { createAgent } from '../../agents/createAgent.ts'
import { publishAgent } from '../../agents/publishAgent.ts'
import { openMessage } from '../../billing/credits/sealedCosts.ts'
import { CostSeal } from '../../kernel/secrets/CostSeal.ts'
import { openConversation } from '../conversations/sealedConversation.ts'
import { openAnswerCosts } from './openAnswerCosts.ts'

beforeAll(clearDatabases)

/** Creates an agent of an organisation, with answers to `count` questions of one visitor. */
async function makeWorld(region: Region, count: number) {
  const world = await makeOrganisation(region)
  const { caller, workspaceId, orgId } = world
  const ports = makePorts()
  const template = { agentName: 'Desk', agentTemplate: 'blank-template' as const, attemptId: randomUUID() }
  const { agentCreated } = await createAgent(ports, caller, { region, workspaceId, ...template })
  const agent = { region, agentId: agentCreated.ID }
  await publishAgent(ports, caller, agent)
  const client = await makeClient(world)
  const claims = makeClaims(agent)
  for (let number = 0; number < count; number++) {
    // An engine allows so many questions a minute.
    const engine = makeEngine()
    await ask(engine, claims)
    await engine.flush()
  }
  await setOrganisationAgents(ports, caller, { region, orgId, widgetIDs: [agent.agentId] })
  const credit = { region, workspaceId, orgId, amount: 400_000, transferId: randomUUID() }
  await transferCredits(ports, caller, { ...credit, direction: 'toOrg' })
  const path = paths.conversation(agent.agentId, claims.conversationId)
  const stored = (await readDocument(region, path, conversationSchema))?.data
  if (!stored) throw new Error('Nothing is stored')
  return {
    ...world,
    agent,
    client,
    claims,
    stored,
    input: { ...agent, conversationId: claims.conversationId },
  }
}

describe.each(oneRegion)('the costs of answers in %s', (region) => {
  it('are stored encrypted, and opened for members only (H-026)', async () => {
    const { caller, client, claims, stored, input } = await makeWorld(region, 1)
    const answer = stored.window.find(({ role }) => role === 'agent')
    expect(JSON.stringify(stored)).not.toMatch(/gpt-|claude-|inputTokens|"amount"|"lease"/)
    expect([stored.costUnits, stored.tokens]).toEqual([0, 0])
    const sealed = { id: answer?.id ?? '', sealed: answer?.sealed ?? '' }
    const request = { ...input, answers: [sealed], totals: stored.sealedTotals }
    expect(inboxCallables.openAnswerCosts.input.parse(request)).toEqual(request)
    const opened = await openAnswerCosts({ costs: testCosts }, caller, request)
    const storedConversation = await conversationOf(claims)
    expect(opened).toMatchObject({
      costUnits: storedConversation?.costUnits,
      tokens: storedConversation?.tokens,
      answers: [{ id: sealed.id, receipt: { model: 'gpt-4o', amount: storedConversation?.costUnits } }],
    })
    await expect(openAnswerCosts({ costs: testCosts }, client.asClient, request)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('stay encrypted where their secret was removed, and the conversation continues without them', async () => {
    const { agent, claims, stored } = await makeWorld(region, 1)
    const costs = new CostSeal(signingBy('another-secret-of-thirty-two-characters'))
    const answer = stored.window.find(({ role }) => role === 'agent')
    const { window, costUnits } = openConversation(costs, claims, stored)
    expect(window).toEqual(stored.window)
    expect(costUnits).toBe(0)
    const engine = makeEngine(undefined, { costs })
    await ask(engine, claims)
    await engine.flush()
    const path = paths.conversation(agent.agentId, claims.conversationId)
    const later = await readDocument(region, path, conversationSchema)
    expect(later?.data.window.find(({ id }) => id === answer?.id)?.sealed).toBe(answer?.sealed)
    expect(later?.data.window.filter(({ sealed }) => sealed)).toHaveLength(2)
  })

  it('are opened at their own message, conversation and agent only', async () => {
    const { caller, stored, input } = await makeWorld(region, 1)
    const other = await makeWorld(region, 1)
    const answer = stored.window.find(({ role }) => role === 'agent')
    const sealed = { id: answer?.id ?? '', sealed: answer?.sealed ?? '' }
    const open = (at: typeof input, answers: typeof sealed, who = caller) =>
      openAnswerCosts({ costs: testCosts }, who, { ...at, answers: [answers], totals: '' })
    await expect(open(other.input, sealed, other.caller)).rejects.toMatchObject({ code: 'not-found' })
    await expect(open(input, { ...sealed, id: 'another' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(open(input, { ...sealed, sealed: 'x.y' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('stay encrypted in the pages of a long conversation', async () => {
    const { claims, stored } = await makeWorld(region, 22)
    expect(stored.pages).toBe(1)
    const { agentId, conversationId } = claims
    const path = paths.conversationPage(agentId, conversationId, 0)
    const page = (await readDocument(region, path, conversationPageSchema))?.data
    expect(JSON.stringify(page)).not.toMatch(/gpt|inputTokens|"amount"/)
    const answers = (page?.messages ?? []).filter(({ sealed }) => sealed)
    expect(answers.length).toBeGreaterThan(5)
    for (const answer of answers)
      expect(openMessage(testCosts, { agentId, conversationId }, answer).receipt?.amount).toBeGreaterThan(0)
  })
})
