import { beforeAll, describe, expect, it } from 'vitest'
import { giveFlow, orderFlow, sayingModel } from '#test/chat/flows.ts'
import { conversationOf } from '#test/chat/conversations.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAgent, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { hashOfPart } from '../../../../shared/flow/hashOfPart.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { publishAgent } from '../../../agents/publishAgent.ts'
import { saveFlow } from '../saveFlow.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a publication in the middle of a turn in %s', (region) => {
  it('lets the turn end with the version that it began with, and later turns find their way', async () => {
    const agent = await makeAgent(region)
    const { caller, agentId } = agent
    const flow = orderFlow()
    await giveFlow(agent, flow)
    await new Writes(region)
      .update(paths.agent(agentId), { enableNodes: true, 'vgOptions.systemPrompt': 'You are the old one.' })
      .commit()
    await publishAgent(makePorts(), caller, agent)

    /** Publishes a flow without the step that the turn is about to enter, and with another prompt. */
    async function publishOther() {
      const { n2, n5 } = flow.nodes
      if (!n2 || !n5) throw new Error('The flow has lost its nodes.')
      await saveFlow(makePorts(), caller, {
        ...agent,
        parts: { nodes: { n2: { ...n2, text: 'Be new.' }, n5: null }, edges: { e3: null } },
        base: {
          nodes: { n2: hashOfPart(n2), n5: hashOfPart(n5) },
          edges: { e3: hashOfPart(flow.edges['e3']!) },
        },
      })
      const changes = { 'vgOptions.systemPrompt': 'You are the new one.' }
      await new Writes(region).update(paths.agent(agentId), changes).commit()
      expect((await publishAgent(makePorts(), caller, agent)).version).toBe(3)
    }

    const model = sayingModel('Yes?', { says: '<<2>>', after: publishOther }, 'I am sorry.', 'Hello again.')
    const engine = makeEngine(model)
    const claims = makeClaims(agent)
    await ask(engine, claims, 'Hello')
    expect((await ask(engine, claims, 'I complain')).answer?.text).toBe('I am sorry.')
    expect(model.requests[2]?.instructions).toContain('Listen well.')
    expect(model.requests[2]?.instructions).toContain('You are the old one.')
    expect((await conversationOf(claims))?.flow).toMatchObject({ node: 'n5' })

    // An instance with the new version has no such step: the conversation is at the start again.
    const later = sayingModel('Hello again.')
    const next = makeEngine(later)
    expect((await ask(next, claims, 'And now?')).answer?.text).toBe('Hello again.')
    expect(later.requests[0]?.instructions).toContain('Be new.')
    expect(later.requests[0]?.instructions).toContain('You are the new one.')
    expect((await conversationOf(claims))?.flow).toMatchObject({ node: 'n2' })
    await engine.flush()
    await next.flush()
    expect((await expectBooksToBalance(agent.wallet, [agentId])).receipts).toHaveLength(3)
  })
})
