import { describe, expect, it } from 'vitest'
import { organisationStateSchema } from '../../../shared/agencies/profit.ts'
import { dayMs } from '../../../shared/durations.ts'
import { healthOf } from './healthOf.ts'
import { unitsPerDay } from './unitsPerDay.ts'

const now = Date.UTC(2026, 10, 16)
const daily = 10_000
/** An organisation that used credit yesterday, and has enough of it for a hundred days. */
const well = organisationStateSchema.parse({ left: 100 * daily, usedAt: now - dayMs })

describe('the health of an organisation', () => {
  it.each([
    [{}, 'well', 'usedLately', 1],
    [{ left: 0 }, 'runningOut', 'noCredit', 0],
    [{ left: 0, isCovered: true }, 'runningOut', 'agencyPays', 0],
    [{ isCovered: true }, 'well', 'usedLately', 1],
    [{ limitedIn: '2026-11' }, 'runningOut', 'limitReached', 0],
    [{ limitedIn: '2026-10' }, 'well', 'usedLately', 1],
    [{ left: 6.9 * daily }, 'runningOut', 'creditForDays', 6],
    [{ left: 7 * daily }, 'well', 'usedLately', 1],
    [{ level: 2 }, 'runningOut', 'littleCredit', 0],
    [{ left: daily, recharge: 'on' as const }, 'well', 'usedLately', 1],
    [{ left: 0, recharge: 'on' as const }, 'runningOut', 'noCredit', 0],
    [{ left: daily, recharge: 'failing' as const }, 'runningOut', 'creditForDays', 1],
    [{ recharge: 'failing' as const }, 'unpaid', 'rechargeFails', 0],
    [{ isPlanUnpaid: true }, 'unpaid', 'planUnpaid', 0],
    [{ debt: 1 }, 'unpaid', 'creditOwed', 0],
    [{ started: 10, failed: 3, failingAgent: 'a' }, 'failing', 'answersFail', 30],
    [{ started: 10, failed: 2, failingAgent: 'a' }, 'well', 'usedLately', 1],
    [{ started: 4, failed: 4, failingAgent: 'a' }, 'well', 'usedLately', 1],
    [{ started: 5, failed: 9, failingAgent: 'a' }, 'failing', 'answersFail', 100],
    [{ usedAt: now - 13 * dayMs }, 'well', 'usedLately', 13],
    [{ usedAt: now - 14 * dayMs, left: 0 }, 'quiet', 'unusedForDays', 14],
    [{ usedAt: now - 20 * dayMs, started: 9, failed: 9 }, 'quiet', 'unusedForDays', 20],
    [{ usedAt: 0 }, 'quiet', 'neverUsed', 0],
    [{ usedAt: 0, isPlanUnpaid: true }, 'unpaid', 'planUnpaid', 0],
  ] as const)('%j is %s because of %s (%i)', (change, state, reason, number) => {
    expect(healthOf({ ...well, ...change }, daily, now)).toMatchObject({ state, reason, number })
  })

  it('is that of an unused organisation where nothing is known of it', () => {
    expect(healthOf(undefined, 0, now)).toMatchObject({ state: 'quiet', reason: 'neverUsed' })
  })

  it('names the agent with most failures', () => {
    const failing = { ...well, started: 10, failed: 8, failingAgent: 'agent1' }
    expect(healthOf(failing, daily, now).agentId).toBe('agent1')
  })
})

describe('the units that an organisation uses a day', () => {
  it('are those of the month that had more of them, and of the month before in its first days', () => {
    expect(unitsPerDay(300, 310, Date.UTC(2026, 10, 16))).toBe(20)
    expect(unitsPerDay(15, 310, Date.UTC(2026, 10, 16))).toBe(10)
    expect(unitsPerDay(300, 310, Date.UTC(2026, 10, 3))).toBe(10)
    expect(unitsPerDay(300, 0, Date.UTC(2026, 0, 4))).toBe(100)
    expect(unitsPerDay(300, 0, Date.UTC(2026, 0, 1))).toBe(0)
  })
})
