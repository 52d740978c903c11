import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeChannelWorld } from '../../../../../test/channels/channelWorld.ts'
import { clearDatabases } from '../../../../../test/emulator.ts'
import { operations } from '../../../../store/operations.ts'

// Leases of credit and counts of answers are given back some seconds after the last turn, however long a turn
// takes on this machine: here that time does not come. In a file of its own no other test's come either.
beforeAll(async () => {
  await clearDatabases()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterAll(() => void vi.useRealTimers())

it('a warm message costs two reads and four writes beyond its turn', async () => {
  const { come, ports } = await makeChannelWorld({}, { smartInit: true }, 'Sure.')
  await come('First', '1')
  await ports.tasks.run()
  const before = { ...operations }
  await come('Second', '2')
  await ports.tasks.run()
  // The turn is one write.
  expect(operations.writes - before.writes).toBe(1 + 4)
  expect(operations.reads - before.reads).toBe(2)
})
