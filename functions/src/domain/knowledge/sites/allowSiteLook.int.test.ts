import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { allowSiteLook } from './allowSiteLook.ts'

beforeAll(clearDatabases)

describe('allowSiteLook', () => {
  it('keeps a stranger with many IPs of one network from using up the look-ups of all', async () => {
    const now = 1_700_000_000_000
    const looks = async (from: string) =>
      allowSiteLook(from, now).then(
        () => true,
        () => false,
      )
    let used = 0
    for (let subnet = 0; subnet < 70; subnet++) used += (await looks(`2001:db8:1:${subnet}::/64`)) ? 1 : 0
    expect(used).toBe(60)
    expect(await looks('2001:db8:2:1::/64')).toBe(true)
    expect(await looks('203.0.113.9')).toBe(true)
  })
})
