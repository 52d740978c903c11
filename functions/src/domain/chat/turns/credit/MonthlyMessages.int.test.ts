import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { randomIdentifier } from '../../../kernel/identifiers.ts'
import { MonthlyMessages } from './MonthlyMessages.ts'

beforeAll(clearDatabases)

describe.each(oneRegion)('the messages of a month in %s', (region) => {
  it('never exceed a limit that is set in the meantime', async () => {
    const agentId = randomIdentifier(12)
    const months = new MonthlyMessages(Date.now)
    await months.reserve(region, agentId, 0)
    await months.reserve(region, agentId, 3)
    await months.reserve(region, agentId, 3)
    await expect(months.reserve(region, agentId, 3)).rejects.toMatchObject({ code: 'out-of-credits' })
    expect(await months.countUsed(region, agentId)).toBe(3)
  })

  it('return to the month that they were taken from when unused', async () => {
    const agentId = randomIdentifier(12)
    const clock = { now: Date.UTC(2026, 10, 30, 23, 59, 59) }
    const months = new MonthlyMessages(() => clock.now)
    const releaseMessage = await months.reserve(region, agentId, 5)
    clock.now += 2_000
    await months.reserve(region, agentId, 5)
    await releaseMessage()
    await months.flush()
    expect(await months.countUsed(region, agentId)).toBe(1)
    clock.now -= 2_000
    expect(await months.countUsed(region, agentId)).toBe(0)
  })
})
