import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeClaims, makePorts } from '#test/factories.ts'
import { giveFlow } from '#test/chat/flows.ts'
import { cancelling, makeOrderWorld } from '#test/chat/orderWorld.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { flowSchema } from '../../../../shared/flow/flow.ts'
import { paths } from '../../../../shared/paths.ts'
import type { TurnEvent } from '../../../../shared/widget/widgetApi.ts'
import { Writes } from '../../../../store/commit.ts'
import { publishAgent } from '../../../agents/publishAgent.ts'
import type { Instance } from '../../../composition/createInstance.ts'
import { startVisitorTurn } from '../../visitors/startVisitorTurn.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('a call that changes something in %s', (region) => {
  /** Returns a caller who speaks after the newest answer that they have heard. */
  function callerOf(claims: ReturnType<typeof makeClaims>) {
    let heard: string | undefined
    return async (engine: Instance, text: string, isSpoken = true) => {
      const question = { clientMessageId: randomUUID(), text, isSpoken, lastMessageId: heard }
      let last: TurnEvent | undefined
      const turn = startVisitorTurn(engine, claims, question, claims.conversationId)
      await turn.follow((event) => (last = event), new AbortController().signal)
      if (last?.type !== 'done') throw new Error('There is no answer.')
      heard = last.message.id
      return last.message
    }
  }

  it('asks in words that can be answered, and goes ahead after a short yes', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region, 'visitor')
    const say = callerOf(makeClaims(agent))
    const { model, engine: one } = engine(cancelling, 'It is done.')
    const asked = await say(one, 'Cancel order 4711.')
    expect(asked.text).toBe('Cancel order 4711?\n\nPlease answer yes or no.')
    expect(asked.replies).toEqual(['Yes, go ahead', 'No, leave it'])
    expect((await say(one, 'Yes.')).text).toBe('It is done.')
    expect(await cancels()).toBe(1)
    expect(model.requests).toHaveLength(2)
    await one.flush()
    await expectBooksToBalance(agent.wallet, [agent.agentId])
  })

  it('asks last, after the fixed texts of a flow', async () => {
    const world = await makeOrderWorld(region, 'visitor')
    const { agent, engine, cancels } = world
    const isKnown = { rule: 'variable' as const, key: 'status', comparison: 'isSet' as const }
    const flow = flowSchema.parse({
      nodes: {
        n1: { kind: 'start', tools: [world.lookId, world.cancelId] },
        n2: { kind: 'default', mode: 'fixed', text: 'It is {{status}}. Is there anything else?' },
      },
      edges: { e1: { from: 'n1', to: 'n2', when: isKnown } },
    })
    await giveFlow(agent, flow)
    await new Writes(region).update(paths.agent(agent.agentId), { enableNodes: true }).commit()
    await publishAgent(makePorts(), agent.caller, agent)
    const say = callerOf(makeClaims(agent))
    const looking = { call: 'order_status', arguments: { number: '4711' } }
    const { engine: one } = engine(looking, cancelling, 'It is done.')
    const asked = await say(one, 'Cancel order 4711.')
    expect(asked.text).toMatch(/^It is .+\. Is there anything else\?\n\nCancel order 4711\?\n\nPlease answer/)
    await say(one, 'Yes.')
    expect(await cancels()).toBe(1)
  })

  it('changes nothing after a no, and after a yes with a condition', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region, 'visitor')
    for (const [text, told] of [
      ['No.', 'has refused'],
      ['Yes but not tomorrow.', 'has not agreed'],
    ] as const) {
      const say = callerOf(makeClaims(agent))
      const { model, engine: one } = engine(cancelling, 'Then not.')
      await say(one, 'Cancel order 4711.')
      await say(one, text)
      expect(model.requests[1]?.messages.at(-1)?.content).toContain(told)
    }
    expect(await cancels()).toBe(0)
  })

  it('goes ahead after a short yes only once, and not for a call of another question', async () => {
    const { agent, engine, cancels } = await makeOrderWorld(region, 'visitor')
    const claims = makeClaims(agent)
    const [say, elsewhere] = [callerOf(claims), callerOf(claims)]
    const { engine: one } = engine(
      'Shall I look it up?',
      cancelling,
      'Then not.',
      cancelling,
      'Done.',
      'Yes?',
    )
    await say(one, 'Where is my order?')
    await elsewhere(one, 'Cancel order 4711', false)
    // It answers the question that was heard in the call, not the one in the other window.
    await say(one, 'Yes.')
    expect(await cancels()).toBe(0)
    await say(one, 'Cancel order 4711.')
    await say(one, 'Yes.')
    await say(one, 'Yes.')
    expect(await cancels()).toBe(1)
  })
})
