import { beforeAll, describe, expect, it } from 'vitest'
import { makeClient } from '#test/agency/agencies.ts'
import { listFigure } from '#test/agency/listFigure.ts'
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

  it('ends a request for a list after some hundred documents, although no agent has as many (H-152)', async () => {
    const { caller, ports, clock, orgId } = await makeReportWorld(region)
    clock.now = october.to + 1
    await readValueReport(ports, caller, { region, orgId, month })
    await ports.tasks.run()
    const ids = Array.from({ length: 8 }, (_, number) => `agent-${number}`)
    for (const agentId of ids) {
      const writes = new Writes(region)
      for (let number = 0; number < 99; number++)
        writes.set(paths.conversation(agentId, `c${number}`), {
          isTest: false,
          answeredAt: october.from + number,
          handedOverAt: october.from,
        })
      writes.update(paths.valueReport(orgId, month), { [`agents.${agentId}`]: { title: '', counts: {} } })
      await writes.commit()
    }
    await new Writes(region).update(paths.org(orgId), { widgetIDs: ids }).commit()
    const list = (after?: ListPosition) =>
      listReportConversations(ports, caller, { region, orgId, month, figure: 'alone', after })
    const first = await list()
    expect(first).toMatchObject({ items: [], next: { agentId: 'agent-5' } })
    expect(await list(first.next ?? undefined)).toEqual({ items: [], next: null })
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
    const list = (figure: ReportFigure) =>
      listReportConversations(ports, client.asClient, { region, orgId, month, figure })
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
