import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { calendarDraft, hourFromNow, readAppointments } from '#test/chat/calendars.ts'
import { conversationOf } from '#test/chat/conversations.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { clearDatabases } from '#test/emulator.ts'
import { ask, makeAccount, makeClaims, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { calendarToolId } from '../../../shared/tools/toolIds.ts'
import { readDocument } from '../../../store/documents.ts'
import { saveCalendar } from '../../chat/calendars/saveCalendar.ts'
import { timeIn } from '../../chat/calendars/times/timeWords.ts'
import { readFlow } from '../../chat/flow/readFlow.ts'
import { createAgent } from '../createAgent.ts'
import { publishAgent } from '../publishAgent.ts'

beforeAll(clearDatabases)

/** Creates an agent for appointments in a workspace with some calendars. */
async function appointmentAgent(region: Region, calendars: readonly string[]) {
  const { caller, workspaceId } = await makeAccount(region)
  const ids: string[] = []
  for (const name of calendars) {
    const calendar = calendarDraft({ name, mailTo: `${workspaceId.toLowerCase()}@example.com` })
    const { calendarId } = await saveCalendar(makePorts(), caller, { region, workspaceId, seq: 0, calendar })
    ids.push(calendarId)
  }
  const wish = { agentName: 'Ada', agentTemplate: 'make-appointment' as const, attemptId: randomUUID() }
  const { agentCreated } = await createAgent(makePorts(), caller, { region, workspaceId, ...wish })
  const agent = { region, workspaceId, agentId: agentCreated.ID }
  await publishAgent(makePorts(), caller, agent)
  const stored = await readDocument(region, paths.flow(agent.agentId), storedFlowSchema)
  const nodes = Object.values(readFlow(stored?.data).nodes)
  const toolsOf = (name: string) => nodes.find((node) => node.name === name)?.tools
  return { agent, ids, toolsOf, needsCalendar: nodes.some(({ needsTool }) => needsTool === 'calendar') }
}

describe.each(oneRegion)('an agent for appointments in %s', (region) => {
  it('books in the only calendar of its workspace, and reaches the end of its flow', async () => {
    const { agent, ids, toolsOf } = await appointmentAgent(region, ['Salon'])
    const [calendarId = ''] = ids
    expect(toolsOf('Booking')).toContain(calendarToolId(calendarId))
    const start = hourFromNow()
    const time = timeIn('Europe/Berlin', start)
    const engine = makeEngine(
      sayingModel(
        '```parley\n{"fields":{"reason":"check-up"}}\n```',
        'Tomorrow at nine?',
        { call: 'book_appointment', arguments: { time, name: 'Ada', email: 'ada@example.com' } },
        'It is booked.',
      ),
    )
    const claims = makeClaims(agent)
    await ask(engine, claims, 'A check-up')
    const booked = await ask(engine, claims, 'Yes. Ada, ada@example.com')
    expect(booked.answer?.text).toBe(
      'It is booked.\n\nWe look forward to seeing you. Write here when you want to change something.',
    )
    const appointments = await readAppointments({ region, workspaceId: agent.workspaceId, calendarId })
    expect(appointments).toMatchObject([{ start, state: 'booked', email: 'ada@example.com' }])
    expect((await conversationOf(claims))?.flow?.outcome).toBe('booked')
  })

  it.each([[[]], [['Salon', 'Pier']]])(
    'collects a wish and asks for a calendar in a workspace with the calendars %j',
    async (calendars) => {
      const { toolsOf, needsCalendar } = await appointmentAgent(region, calendars)
      expect(toolsOf('Booking')).toBeUndefined()
      expect(toolsOf('Summary')).toEqual(['builtin.person'])
      expect(needsCalendar).toBe(true)
    },
  )
})
