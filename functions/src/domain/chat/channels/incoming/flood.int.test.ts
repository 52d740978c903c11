import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { testSigning } from '#test/testSigning.ts'
import { countOperations } from '../../../../store/operations.ts'
import { receiveAll, type Received } from './receive.ts'
import { incomingSchema } from '../../../kernel/channels/Thread.ts'

beforeAll(clearDatabases)

const floodOf = 1_000
const chats = 50

/** Creates messages of one batch, from many people to one agent. */
function batchFor(agentId: string, at: number): Received[] {
  return Array.from({ length: floodOf }, (_, number) => ({
    region: 'eu',
    agentId,
    kind: 'telegram',
    account: '42',
    address: `person${number % chats}`,
    incoming: incomingSchema.parse({ id: `flood${number}`, at: at + number, text: `word${number}` }),
  }))
}

describe('a flood of a thousand messages in one batch', () => {
  it(
    'is stored completely with one write per chat, and delays no other agent',
    { timeout: 120_000 },
    async () => {
      const flooded = await makeChannelWorld()
      const calm = await makeChannelWorld()
      const { clock, ports } = flooded
      const needs = { ports, signing: testSigning }
      const flood = batchFor(flooded.agent.agentId, clock.now)
      const { writes } = await countOperations(async () => {
        await receiveAll(needs, flood)
        await receiveAll(needs, flood)
      })
      expect(writes).toBe(2 * chats)
      await calm.come('Are you open?', '1')
      await calm.settle()
      expect(calm.vendor.words()).toBe('A short answer.')
      for (let round = 0; round < 40 && ports.tasks.waiting.length > 0; round++) {
        await ports.tasks.runDue(clock.now)
        clock.now += 15_000
      }
      const texts = (await flooded.conversations()).flatMap(({ window }) =>
        window.filter(({ role }) => role === 'visitor').flatMap(({ text }) => text.split('\n')),
      )
      expect(texts.toSorted()).toEqual(flood.map(({ incoming }) => incoming.text).toSorted())
    },
  )
})
