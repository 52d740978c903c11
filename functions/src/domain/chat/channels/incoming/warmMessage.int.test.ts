import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { countOperations } from '../../../../store/operations.ts'

// Leases of credit and counts of answers are returned some seconds after the last turn, however slow this
// machine is. Here that time does not come, and in a separate file no other test's comes either.
beforeAll(async () => {
  await clearDatabases()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterAll(() => void vi.useRealTimers())

describe('a warm message of a channel', () => {
  it('costs two reads and four writes in addition to its turn', async () => {
    const { come, ports } = await makeChannelWorld({}, { smartInit: true }, 'Sure.')
    await come('First', '1')
    await ports.tasks.run()
    const { reads, writes } = await countOperations(async () => {
      await come('Second', '2')
      await ports.tasks.run()
    })
    // The turn is one write.
    expect({ reads, writes }).toEqual({ reads: 2, writes: 1 + 4 })
  })
})
