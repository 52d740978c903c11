import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { listFigure } from '#test/agency/listFigure.ts'
import { dismissed, october, recount, taught } from '#test/agency/recountReport.ts'
import { makeReportWorld, reportSettings, simulateMonth } from '#test/agency/reportWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { reportFigures, type ReportFigure } from '../../../shared/agencies/valueReport.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { dismissUnanswered, teachAnswer } from '../../knowledge/retrieval/teachAnswer.ts'
import { saveOrganisation } from '../organisations/saveOrganisation.ts'
import { changeClients } from '../clients/changeClients.ts'
import { endMails } from '../endMails/endMails.ts'
import { readValueReport } from './readValueReport.ts'
import { sweepValueReports } from './sweepValueReports.ts'

beforeAll(clearDatabases)

const month = '2026-10'
const due = Date.parse('2026-11-01T02:30Z')

type World = Awaited<ReturnType<typeof makeReportWorld>>

/** Returns the reports that an organisation was sent; the mail service sends one key once. */
function reportsOf({ ports, orgId }: World) {
  const sent = ports.sent.filter(({ idempotencyKey }) => idempotencyKey.startsWith(`valueReport-${orgId}-`))
  return [...new Map(sent.map((mail) => [mail.idempotencyKey, mail])).values()]
}

/** Returns the figures in an email, by their label. */
function figuresIn(text: string): Record<string, number> {
  const rows = [...text.matchAll(/^([^:\n]+): ([\d.,]+)$/gm)]
  return Object.fromEntries(
    rows.map(([, label = '', value = '']) => [label, Number(value.replace(/\D/g, ''))]),
  )
}

const emailRows = {
  'Conversations answered': 'answered',
  'Of these, outside opening hours': 'outside',
  'Of these, without a person': 'alone',
  'Handed off to a person': 'handedOver',
  Leads: 'leads',
  'Rated helpful': 'ratedUp',
  'Rated not helpful': 'ratedDown',
  'With an unanswered question': 'unanswered',
  'Of these, answered since': 'taught',
  'Of these, dismissed': 'dismissed',
  'Of these, still open': 'open',
} as const satisfies Record<string, ReportFigure>

/** Creates two clients, of whom one has the first agent alone and reads German, and a month of events. */
async function makeMonth(region: Region) {
  const world = await makeReportWorld(region)
  const { agents, caller, ports, engine } = world
  const [desk, shop] = agents
  const client = await makeClient(world)
  const german = await makeClient(world)
  await new Writes(region).update(paths.client(german.clientId), { preferredLanguage: 'de' }).commit()
  await changeClients(ports, caller, {
    region,
    clientIds: [german.clientId],
    change: { rights: { widgetIDs: [desk.agentId] } },
  })
  await simulateMonth(world, october, 11)
  for (const agent of agents) {
    const key = 'k'.repeat(16)
    await teachAnswer(engine, caller, { ...agent, question: taught, answer: 'Leonardo', key })
    await dismissUnanswered(engine, caller, { ...agent, question: dismissed, key, isDismissed: true })
  }
  return { world, client, german, desk, shop }
}

/** Counts the conversations of each figure again; `lengthsOf` adds the counts of some agents. */
async function recountAgents(region: Region, agentIds: readonly string[]) {
  const counted: Record<string, Awaited<ReturnType<typeof recount>>> = {}
  for (const agentId of agentIds) counted[agentId] = await recount(region, agentId)
  const lengthsOf = (ids: readonly string[]) =>
    Object.fromEntries(
      reportFigures.map((figure) => [
        figure,
        ids.reduce((sum, agentId) => sum + (counted[agentId]?.[figure].length ?? 0), 0),
      ]),
    )
  return { counted, lengthsOf }
}

/** Lets the month end, and returns its emails, which are sent when they are due and not before. */
async function endMonth(world: World) {
  const { ports, clock, region } = world
  ports.tasks.waiting = []
  clock.now = Date.parse('2026-11-01T00:00Z')
  await sweepValueReports(region, clock.now)
  await sweepValueReports(region, clock.now)
  await ports.tasks.runDue(clock.now)
  await ports.tasks.runDue(due - 1)
  expect(reportsOf(world)).toEqual([])
  clock.now = due
  await ports.tasks.runDue(due)
  await sweepValueReports(region, clock.now)
  await ports.tasks.run()
  return reportsOf(world)
}

describe.each(oneRegion)('the monthly report in %s', (region) => {
  it('has figures on its page, in its lists and in the emails that equal a recount of the month', async () => {
    const { world, client, german, desk, shop } = await makeMonth(region)
    const { caller, ports, orgId } = world
    const { counted, lengthsOf } = await recountAgents(region, [desk.agentId, shop.agentId])
    const all = lengthsOf([desk.agentId, shop.agentId])
    // A month in which a figure is zero would prove nothing about it.
    expect(Object.entries(all).filter(([, count]) => count === 0)).toEqual([])

    const mails = await endMonth(world)
    expect(mails.map(({ to }) => to).toSorted()).toEqual([client.email, german.email].toSorted())

    const read = (who: Caller) => readValueReport(ports, who, { region, orgId, month })
    const view = await read(client.asClient)
    expect(view).toMatchObject({ isOver: true, isCounting: false, hasHours: true, minutesSaved: 4 })
    expect(view.counts).toEqual(all)
    expect(await read(caller)).toEqual(view)
    for (const { agentId, counts } of view.agents) expect(counts).toEqual(lengthsOf([agentId]))
    for (const figure of reportFigures) {
      const lists = await listFigure(world, client.asClient, figure)
      for (const agentId of [desk.agentId, shop.agentId])
        expect({ figure, ids: lists[agentId]?.toSorted() ?? [] }).toEqual({
          figure,
          ids: counted[agentId]?.[figure].toSorted(),
        })
    }

    const mail = mails.find(({ to }) => to === client.email)
    const expected = Object.entries(emailRows).map(([label, figure]) => [label, all[figure]])
    const minutes = (all['alone'] ?? 0) * 4
    expect(figuresIn(mail?.text ?? '')).toEqual(Object.fromEntries([...expected, ['Minutes saved', minutes]]))
    expect(mail?.subject).toBe('Your agents in October 2026')
    expect(mail?.html).toContain(`/app/${region}/report/2026-10?figure=outside`)
    expect(mail?.headers?.['List-Unsubscribe']).toContain('/end-mails?to=')

    const narrow = await read(german.asClient)
    expect(narrow.counts).toEqual(lengthsOf([desk.agentId]))
    const germanMail = mails.find(({ to }) => to === german.email)
    expect(germanMail?.subject).toBe('Ihre Agenten im Oktober 2026')
    expect(figuresIn(germanMail?.text ?? '')['Beantwortete Gespräche']).toBe(narrow.counts.answered)
    expect(await listFigure(world, german.asClient, 'answered')).toEqual({
      [desk.agentId]: expect.arrayContaining(counted[desk.agentId]?.answered ?? []),
    })
  })

  it('states a month of zeros plainly, and is not sent to clients who do not want it', async () => {
    const world = await makeReportWorld(region)
    const { caller, ports, clock, orgId } = world
    const client = await makeClient(world)
    const off = await makeClient(world)
    const settings = { notifyThrough: 'all', notifyIf: 'none', monthlyReport: false }
    await new Writes(region).update(paths.client(off.clientId), { notificationsSettings: settings }).commit()
    const ended = await makeClient(world)
    await endMails({ region, clientId: ended.clientId })
    const bounced = await makeClient(world)
    await new Writes(region).update(paths.client(bounced.clientId), { mailBouncedAt: 1 }).commit()
    clock.now = Date.parse('2026-11-01T00:00Z')
    await new Writes(region).delete(paths.sweep('valueReports')).commit()
    await sweepValueReports(region, clock.now)
    await ports.tasks.runTwice({ atOnce: true })
    const [mail, ...others] = reportsOf(world)
    expect(others).toEqual([])
    expect(mail?.to).toBe(client.email)
    expect(mail?.text).toContain(
      'No one wrote to your agents in October 2026. All figures for the month are zero.',
    )
    expect(figuresIn(mail?.text ?? '')).toEqual({})

    const changed = { reports: { ...reportSettings, isOn: false } }
    await saveOrganisation(ports, caller, { region, orgId, changed })
    clock.now = Date.parse('2026-12-01T00:00Z')
    await sweepValueReports(region, clock.now)
    await ports.tasks.run()
    expect(reportsOf(world)).toHaveLength(1)
  })
})
