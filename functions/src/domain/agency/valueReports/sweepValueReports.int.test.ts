import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { makeReportWorld, reportSettings } from '#test/agency/reportWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { valueReportSchema } from '../../../shared/agencies/valueReport.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { regions, type Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { sweepValueReports } from './sweepValueReports.ts'

beforeAll(clearDatabases)

/** The zone of an organisation, and when October's report is due there. */
const zones: Record<Region, [zone: string, due: string][]> = {
  na: [
    ['', '2026-11-01T13:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-01T19:00:00.000Z'],
  ],
  eu: [
    ['', '2026-11-01T07:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-10-31T18:00:00.000Z'],
  ],
}

/** Sweeps at a time, with as many rounds as a budget of no time needs. */
async function sweep(region: Region, at: number): Promise<void> {
  for (let budget = new WorkBudget(0); ; budget = new WorkBudget(0, budget.left)) {
    await sweepValueReports(region, at, budget)
    if (!budget.left) return
  }
}

async function makeClientOf(region: Region, timeZone: string): Promise<string> {
  const world = await makeReportWorld(region)
  await makeClient(world)
  await new Writes(region)
    .update(paths.org(world.orgId), { reports: { ...reportSettings, timeZone } })
    .commit()
  return world.orgId
}

describe.each(regions)('the sweep of monthly reports in %s', (region) => {
  it('begins each report once, a few hours before it is due on the clocks of its organisation', async () => {
    const started = new Map<string, number>()
    const orgs = await Promise.all(
      zones[region].map(async ([zone, due]) => ({ orgId: await makeClientOf(region, zone), due })),
    )
    for (let at = Date.parse('2026-10-30T00:00Z'); at < Date.parse('2026-11-03T00:00Z'); at += hourMs) {
      await sweep(region, at)
      for (const { orgId } of orgs) {
        const stored = await readDocument(region, paths.valueReport(orgId, '2026-10'), valueReportSchema)
        if (stored && !started.has(orgId)) started.set(orgId, at)
        // A count that began again would have a later start.
        if (stored) expect(stored.data.progress?.startedAt).toBe(started.get(orgId))
      }
    }
    for (const { orgId, due } of orgs) {
      const stored = await readDocument(region, paths.valueReport(orgId, '2026-10'), valueReportSchema)
      expect(new Date(stored?.data.mailAt ?? 0).toISOString()).toBe(due)
      const ahead = Date.parse(due) - (started.get(orgId) ?? 0)
      expect(ahead).toBeGreaterThan(2 * hourMs)
      expect(ahead).toBeLessThanOrEqual(3 * hourMs)
      expect(stored?.data.to).toBeLessThanOrEqual(started.get(orgId) ?? 0)
    }
  })

  it('makes up for sweeps that were missed, and leaves out an organisation that is younger', async () => {
    await new Writes(region)
      .set(paths.sweep('valueReports'), { until: Date.parse('2026-11-30T12:00Z') })
      .commit()
    const orgId = await makeClientOf(region, '')
    const young = await makeClientOf(region, '')
    await new Writes(region).update(paths.org(young), { createdAt: Date.parse('2026-12-01T12:00Z') }).commit()
    await sweep(region, Date.parse('2026-12-03T12:00Z'))
    const reportOf = (id: string) => readDocument(region, paths.valueReport(id, '2026-11'), valueReportSchema)
    expect((await reportOf(orgId))?.data.mailAt).toBeGreaterThan(0)
    expect(await reportOf(young)).toBeUndefined()
  })
})
