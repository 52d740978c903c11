import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { throttleNetworks } from './throttleNetworks.ts'

beforeAll(clearDatabases)

const now = 1_700_000_000_000
const limits = [2, 3, 5] as const

const isAllowed = async (key: string, from: string) => {
  try {
    await throttleNetworks(key, from, { limits, windowMs: minuteMs, now })
    return true
  } catch {
    return false
  }
}

describe('throttleNetworks', () => {
  it('limits an IP, its network and its provider, and does not count refused uses for wider ones', async () => {
    const uses = async (from: string, times: number) => {
      let used = 0
      for (let time = 0; time < times; time++) used += (await isAllowed('six', from)) ? 1 : 0
      return used
    }
    expect(await uses('2001:db8:1:1::/64', 9)).toBe(2)
    expect(await uses('2001:db8:1:2::/64', 9)).toBe(1)
    expect(await uses('2001:db8:2:1::/64', 9)).toBe(2)
    expect(await uses('2001:db8:3:1::/64', 9)).toBe(0)
    expect(await uses('2001:db9:1:1::/64', 9)).toBe(2)
  })

  it('limits two IPs of one IPv4 network together, and those of another apart', async () => {
    const from = ['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.3', '198.51.100.1']
    const used: boolean[] = []
    for (const ip of from) used.push(await isAllowed('four', ip))
    expect(used).toEqual([true, true, true, false, true])
  })
})
