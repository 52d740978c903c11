import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { listFigure, listItems } from '#test/agency/listFigure.ts'
import { october } from '#test/agency/recountReport.ts'
import { makeReportWorld, reportSettings } from '#test/agency/reportWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oneRegion } from '#test/oneRegion.ts'
import type { ClientPage } from '../../../shared/agencies/clientPages.ts'
import { valueReportSchema, type ReportFigure } from '../../../shared/agencies/valueReport.ts'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { changeClients } from '../clients/changeClients.ts'
import { saveOrganisation } from '../organisations/saveOrganisation.ts'
import { countValueReport } from './countValueReport.ts'
import { listReportConversations } from './listReportConversations.ts'
import { readValueReport } from './readValueReport.ts'

beforeAll(clearDatabases)

const month = '2026-10'
type ListPosition = Parameters<typeof listReportConversations>[2]['after']

describe.each(oneRegion)('readValueReport in %s', (region) => {
  it('counts a month in rounds, however little time each has, and lists it page by page', async () => {
    const world = await makeReportWorld(region)
    const { agents, caller, ports, clock, orgId } = world
    const [desk, shop] = agents
    for (let from = 0; from < 700; from += 350) {
      const writes = new Writes(region)
      for (let number = from; number < from + 350; number++)
        writes.set(paths.conversation(desk.agentId, `many${String(number).padStart(4, '0')}`), {
          isTest: false,
          // Two at each time, so that a position within a time is needed.
          answeredAt: october.from + Math.floor(number / 2) * minuteMs,
          handedOverAt: number % 7 === 0 ? october.from + number : 0,
        })
      await writes.commit()
    }
    clock.now = october.to + 1
    const reading = { region, orgId, month }
    expect(await readValueReport(ports, caller, reading)).toMatchObject({ isCounting: true, countedAt: 0 })
    await ports.tasks.takeEvents()
    ports.tasks.waiting = []
    for (let round = 0; ; round++) {
      const stored = await readDocument(region, paths.valueReport(orgId, month), valueReportSchema)
      const startedAt = stored?.data.progress?.startedAt
      if (startedAt === undefined) break
      expect(round).toBeLessThan(20)
      await countValueReport(ports, { ...reading, startedAt, round }, 0)
    }
    const { counts } = await readValueReport(ports, caller, reading)
    expect(counts).toMatchObject({ answered: 700, handedOver: 100, alone: 600 })
    const answered = (await listFigure(world, caller, 'answered'))[desk.agentId]
    expect(new Set(answered).size).toBe(700)
    expect(answered).toHaveLength(700)
    expect((await listFigure(world, caller, 'alone'))[desk.agentId]).toHaveLength(600)
    expect(await listFigure(world, caller, 'open')).toEqual({})
    expect((await listFigure(world, caller, 'answered'))[shop.agentId]).toBeUndefined()
  })

  it('ends a request for a list after some parts, although none has an event of the figure (H-152)', async () => {
    const { agents, caller, ports, clock, orgId } = await makeReportWorld(region)
    clock.now = october.to + 1
    await readValueReport(ports, caller, { region, orgId, month })
    await ports.tasks.run()
    const report = await readDocument(region, paths.valueReport(orgId, month), valueReportSchema)
    const { slot = 0, countedAt = 0 } = report?.data ?? {}
    const writes = new Writes(region)
    for (let part = 0; part < 12; part++)
      writes.set(paths.countedEvents(orgId, month, slot, part), {
        startedAt: countedAt,
        agentId: agents[0].agentId,
        events: [{ event: 'answered', id: 'c1', at: october.from, figures: ['answered'] }],
      })
    await writes.commit()
    const list = (after?: ListPosition) =>
      listReportConversations(ports, caller, { region, orgId, month, figure: 'alone', countedAt, after })
    const first = await list()
    expect(first).toEqual({ items: [], next: { part: 10, index: 0 } })
    expect(await list(first.next ?? undefined)).toEqual({ items: [], next: null })
  })

  it('lists what a figure has counted, although its conversations have changed or are deleted since', async () => {
    const world = await makeReportWorld(region)
    const { caller, ports, clock, orgId, agents } = world
    const [{ agentId }] = agents
    const store = (id: string, fields: object) =>
      new Writes(region).set(paths.conversation(agentId, id), { isTest: false, ...fields }).commit()
    const answeredAt = october.from + 1
    await store('keeps', { answeredAt, handedOverAt: 0 })
    await store('handed', { answeredAt: answeredAt + 1, handedOverAt: 0 })
    await store('deleted', { answeredAt: answeredAt + 2, handedOverAt: 0 })
    await store('settled', { unansweredAt: answeredAt, unansweredQuestion: 'Why?' })
    clock.now = october.to + 1
    await readValueReport(ports, caller, { region, orgId, month })
    await ports.tasks.run()
    await store('handed', { answeredAt: answeredAt + 1, handedOverAt: october.to - 1 })
    await store('settled', { unansweredAt: october.to + 9, unansweredQuestion: '', settledAs: 'taught' })
    await store('late', { answeredAt, handedOverAt: 0 })
    await new Writes(region).delete(paths.conversation(agentId, 'deleted')).commit()
    const { counts, countedAt } = await readValueReport(ports, caller, { region, orgId, month })
    const alone = await listItems(world, caller, 'alone')
    expect(alone.map(({ conversationId, isDeleted }) => [conversationId, isDeleted])).toEqual([
      ['deleted', true],
      ['handed', false],
      ['keeps', false],
    ])
    expect(alone).toHaveLength(counts.alone)
    expect(await listFigure(world, caller, 'open')).toEqual({ [agentId]: ['settled'] })
    expect(await listFigure(world, caller, 'taught')).toEqual({})
    expect(await listFigure(world, caller, 'handedOver')).toEqual({})
    const outdated = { region, orgId, month, figure: 'alone', countedAt: countedAt - 1 } as const
    await expect(listReportConversations(ports, caller, outdated)).rejects.toMatchObject({
      code: 'failed-precondition',
    })
  })

  it('shows the figures and lists of the last count while another one is under way', async () => {
    const world = await makeReportWorld(region)
    const { caller, ports, clock, orgId, agents } = world
    const [{ agentId }] = agents
    const store = (number: number) =>
      new Writes(region)
        .set(paths.conversation(agentId, `c${number}`), { isTest: false, answeredAt: october.from + number })
        .commit()
    const ids: string[] = []
    clock.now = october.to - 60 * minuteMs
    for (let number = 0; number < 4; number++) {
      await store(number)
      await readValueReport(ports, caller, { region, orgId, month })
      const stored = await readDocument(region, paths.valueReport(orgId, month), valueReportSchema)
      const startedAt = stored?.data.progress?.startedAt ?? 0
      await countValueReport(ports, { region, orgId, month, startedAt, round: 0 }, 0)
      const shown = ids.length > 0 ? { [agentId]: ids } : {}
      expect(await listFigure(world, caller, 'answered')).toEqual(shown)
      await ports.tasks.run()
      ids.unshift(`c${number}`)
      expect(await listFigure(world, caller, 'answered')).toEqual({ [agentId]: ids })
      clock.now += 15 * minuteMs
    }
  })

  it('is shown to a client who has it, and its lists to those who have their pages', async () => {
    const world = await makeReportWorld(region)
    const { caller, ports, clock, orgId } = world
    const client = await makeClient(world)
    clock.now = october.to + 1
    await readValueReport(ports, client.asClient, { region, orgId, month })
    await ports.tasks.run()
    const change = (canAccess: ClientPage[]) =>
      changeClients(ports, caller, {
        region,
        clientIds: [client.clientId],
        change: { rights: { canAccess } },
      })
    const read = () => readValueReport(ports, client.asClient, { region, orgId, month })
    const report = await readDocument(region, paths.valueReport(orgId, month), valueReportSchema)
    const countedAt = report?.data.countedAt ?? 0
    const list = (figure: ReportFigure) =>
      listReportConversations(ports, client.asClient, { region, orgId, month, figure, countedAt })
    const refused = { code: 'permission-denied' }
    await change(['/analytics'])
    await read()
    await expect(list('answered')).rejects.toMatchObject(refused)
    await change(['/convos'])
    await expect(read()).rejects.toMatchObject(refused)
    expect(await list('answered')).toEqual({ items: [], next: null })
    await expect(list('leads')).rejects.toMatchObject(refused)
    const stranger = await makeClient(await makeReportWorld(region))
    await expect(readValueReport(ports, stranger.asClient, { region, orgId, month })).rejects.toMatchObject(
      refused,
    )
    for (const outOfReach of ['2026-08', '2026-12'])
      await expect(
        readValueReport(ports, caller, { region, orgId, month: outOfReach }),
      ).rejects.toMatchObject({ code: 'not-found' })
  })

  it('counts the present month again after a quarter of an hour, and one that is over no more', async () => {
    const world = await makeReportWorld(region)
    const { caller, ports, clock, orgId } = world
    const read = () => readValueReport(ports, caller, { region, orgId, month })
    clock.now = october.to - 1000
    await read()
    await ports.tasks.run()
    expect(await read()).toMatchObject({ isCounting: false, isOver: false })
    clock.now += 16 * minuteMs
    expect(await read()).toMatchObject({ isCounting: true, countedAt: october.to - 1000 })
    await ports.tasks.run()
    expect(await read()).toMatchObject({ isCounting: false, isOver: true })
    clock.now += dayMs
    await saveOrganisation(ports, caller, {
      region,
      orgId,
      changed: { reports: { ...reportSettings, minutesSaved: 90 } },
    })
    expect(await read()).toMatchObject({ isCounting: false, isOver: true, minutesSaved: 4 })
  })
})
