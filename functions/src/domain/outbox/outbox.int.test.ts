import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { clearDatabases } from '../../../test/emulator.ts'
import { agentWith, ask, makeClaims, makeEngine, makePorts } from '../../../test/factories.ts'
import { conversationSchema } from '../../shared/conversation.ts'
import { outboxEntrySchema } from '../../shared/outbox.ts'
import { paths } from '../../shared/paths.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { TryLater, Undeliverable, type ChannelAdapter } from '../channels/ChannelAdapter.ts'
import { sweepOutbox } from './sweepOutbox.ts'
import { changeConversationState, sendOperatorReply } from '../inbox/handleConversation.ts'

beforeAll(clearDatabases)

/** A vendor that takes words one by one; `faults` are what it does to the next ones. */
function makeVendor() {
  const taken: { part: string; key: string }[] = []
  const faults: ('later' | 'lost' | 'refused' | 'down')[] = []
  const adapter: ChannelAdapter<string> = {
    partsOf: ({ text }) => text.split(' '),
    async send(_recipient, part, key) {
      const fault = faults.shift()
      if (fault === 'later') throw new TryLater(5_000)
      if (fault === 'refused') throw new Undeliverable('The person has left the channel.')
      if (fault === 'down') throw new Error('down')
      if (!taken.some((known) => known.key === key)) taken.push({ part, key })
      if (fault === 'lost') throw new Error('The answer was lost')
    },
  }
  return { adapter, faults, words: () => taken.map(({ part }) => part).join(' ') }
}

/** A visitor on a channel whose replies are delivered, with a person who answers him. */
async function makeWorld() {
  const agent = await agentWith('eu', { canHandOff: true })
  const vendor = makeVendor()
  const clock = { now: Date.now() }
  const ports = makePorts({ channels: { widget: vendor.adapter }, now: () => clock.now })
  const served = makeEngine(undefined, ports)
  const claims = makeClaims(agent)
  const input = { region: claims.region, agentId: claims.agentId, conversationId: claims.conversationId }
  await ask(served, claims)
  await changeConversationState(served, agent.caller, { ...input, event: 'takeOver' })
  const say = (text: string) =>
    sendOperatorReply(served, agent.caller, { ...input, text, attemptId: randomUUID() })
  const path = paths.conversation(claims.agentId, claims.conversationId)
  const states = async () =>
    (await readQuery('eu', `${path}/outbox`, outboxEntrySchema)).map(({ data }) => data.state)
  const window = async () => (await readDocument('eu', path, conversationSchema))?.data.window ?? []
  /** Delivers all that is due as time goes on, every task twice. */
  const deliver = async () => {
    for (let round = 0; round < 40 && ports.tasks.waiting.length > 0; round++) {
      await ports.tasks.runDue(clock.now)
      clock.now += 15_000
    }
  }
  return { vendor, ports, say, states, window, deliver, clock, agentId: claims.agentId }
}

describe('the outbox', () => {
  it('delivers what agent and people say in order, each part once, though every task comes twice', async () => {
    const { vendor, ports, say, states } = await makeWorld()
    await say('One two')
    await say('three')
    await ports.tasks.runTwice({ atOnce: true })
    expect(vendor.words()).toBe('A short answer. One two three')
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })

  it('keeps the order and loses nothing when the vendor is busy, fails, or its answer is lost', async () => {
    const { vendor, say, states, deliver } = await makeWorld()
    vendor.faults.push('later', 'lost', 'down', 'later')
    await say('One two')
    await say('three')
    await deliver()
    expect(vendor.words()).toBe('A short answer. One two three')
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })

  it('goes on where a worker has died', async () => {
    const { vendor, ports, say, deliver, clock } = await makeWorld()
    await say('One two')
    ports.tasks.kill('deliverReplies', 'before')
    ports.tasks.kill('deliverReplies', 'after')
    clock.now += 1_000
    await deliver()
    expect(vendor.words()).toBe('A short answer. One two')
  })

  it('sets aside what cannot be delivered, says why at the message, and goes on with the next', async () => {
    const { vendor, say, states, window, deliver } = await makeWorld()
    vendor.faults.push('refused')
    await say('Next')
    await deliver()
    expect(vendor.words()).toBe('Next')
    expect(await states()).toEqual(['failed', 'sent'])
    expect((await window()).find(({ role }) => role === 'agent')?.delivery).toEqual({
      state: 'failed',
      reason: 'The person has left the channel.',
    })
  })

  it('finds what was committed while the queue was out of reach with the next reply', async () => {
    const { vendor, ports, say, deliver } = await makeWorld()
    ports.tasks.setOutage(true)
    await say('Unheard')
    ports.tasks.setOutage(false)
    await say('heard')
    await deliver()
    expect(vendor.words()).toBe('A short answer. Unheard heard')
  })

  it('is looked through for what was committed while the queue was out of reach', async () => {
    const { vendor, ports, say, deliver, agentId } = await makeWorld()
    await deliver()
    ports.tasks.setOutage(true)
    await say('Unheard')
    await sweepOutbox(ports, 'eu')
    ports.tasks.setOutage(false)
    expect(vendor.words()).toBe('A short answer.')
    const aside = await readQuery('eu', 'setAside', z.object({ path: z.string() }))
    expect(aside.filter(({ path }) => path.includes(agentId))).toEqual([])
    await sweepOutbox(ports, 'eu')
    await deliver()
    expect(vendor.words()).toBe('A short answer. Unheard')
  })

  it('costs a visitor of the website nothing', async () => {
    const agent = await agentWith('eu', {})
    const ports = makePorts()
    const served = makeEngine(undefined, ports)
    const claims = makeClaims(agent)
    await ask(served, claims)
    const path = paths.conversation(claims.agentId, claims.conversationId)
    expect(await readQuery('eu', `${path}/outbox`, outboxEntrySchema)).toEqual([])
    expect(ports.tasks.waiting).toEqual([])
  })
})
