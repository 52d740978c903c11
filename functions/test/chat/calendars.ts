import { randomUUID } from 'node:crypto'
import { BusyTimes } from '../../src/domain/chat/calendars/booking/BusyTimes.ts'
import {
  bookAppointment,
  type NewAppointment,
} from '../../src/domain/chat/calendars/booking/bookAppointment.ts'
import { runLimits } from '../../src/domain/chat/calendars/booking/bookingLimits.ts'
import { saveCalendar } from '../../src/domain/chat/calendars/saveCalendar.ts'
import { publishAgent } from '../../src/domain/agents/publishAgent.ts'
import { agentOptionsSchema } from '../../src/shared/agents/agent.ts'
import { hourMs } from '../../src/shared/durations.ts'
import {
  appointmentSchema,
  calendarDraftSchema,
  weekdays,
  type Appointment,
  type CalendarDraft,
} from '../../src/shared/tools/calendar/calendars.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { calendarToolId } from '../../src/shared/tools/toolIds.ts'
import { Writes } from '../../src/store/commit.ts'
import { readQuery } from '../../src/store/documents.ts'
import { agentWith, makePorts, type makeAgent } from '../factories.ts'

/** Returns a calendar that is always open, with one appointment at a time. */
export function calendarDraft(changes: Partial<CalendarDraft> = {}): CalendarDraft {
  const allDay = [{ from: '00:00', to: '00:00' }]
  return calendarDraftSchema.parse({
    name: 'Salon',
    timeZone: 'Europe/Berlin',
    hours: Object.fromEntries(weekdays.map((day) => [day, allDay])),
    slotMinutes: 60,
    noticeHours: 0,
    mailTo: 'salon@example.com',
    confirm: 'no',
    ...changes,
  })
}

/** Creates a published agent with a calendar. */
export async function agentWithCalendar(region: Region, changes: Partial<CalendarDraft> = {}) {
  const agent = await agentWith(region, {})
  return { ...agent, ...(await giveCalendar(agent, changes)) }
}

/** Adds a calendar to an agent, and publishes it. */
export async function giveCalendar(
  agent: Awaited<ReturnType<typeof makeAgent>>,
  changes: Partial<CalendarDraft> = {},
) {
  const { region, caller, workspaceId, agentId } = agent
  const ports = makePorts()
  const mailTo = `salon-${workspaceId.toLowerCase()}@example.com`
  const { calendarId } = await saveCalendar(ports, caller, {
    region,
    workspaceId,
    seq: 0,
    calendar: calendarDraft({ mailTo, ...changes }),
  })
  const vgOptions = { ...agentOptionsSchema.parse({ model: 'gpt-4o' }), tools: [calendarToolId(calendarId)] }
  await new Writes(region).update(paths.agent(agentId), { vgOptions }).commit()
  await publishAgent(ports, caller, agent)
  const ref = { region, workspaceId, calendarId }
  return { calendarId, ref, mailTo, appointments: () => readAppointments(ref) }
}

interface Visitor extends Partial<NewAppointment> {
  /** The names of the visitor's networks, from narrow to wide. */
  networks?: string[]
}

/** Creates the same with its own clock, and a function that books. */
export async function calendarWorld(region: Region, changes: Partial<CalendarDraft> = {}) {
  const agent = await agentWithCalendar(region, changes)
  const clock = { now: Date.now() }
  const ports = makePorts({ now: () => clock.now })
  const needs = { ports, busyTimes: new BusyTimes(ports) }
  const book = (start: number, { networks, ...visitor }: Visitor = {}) => {
    const limits = runLimits({ workspaceId: agent.workspaceId, networks }, ports.now)
    return bookAppointment(needs, agent.ref, wanting(start, visitor), limits)
  }
  return { ...agent, ports, clock, book }
}

/** Returns a full hour some hours from now. */
export function hourFromNow(hours = 24): number {
  return (Math.floor(Date.now() / hourMs) + hours) * hourMs
}

/** Returns the values of a person who wants that time. */
export function wanting(start: number, changes: object = {}) {
  return {
    ID: randomUUID(),
    start,
    name: 'Ada',
    email: `ada-${randomUUID()}@example.com`,
    phone: '',
    note: '',
    language: 'en' as const,
    timeZone: '',
    agentId: 'agent1',
    conversationId: randomUUID(),
    isTest: false,
    ...changes,
  }
}

export async function readAppointments({
  region,
  workspaceId,
  calendarId,
}: {
  region: Region
  workspaceId: string
  calendarId: string
}): Promise<Appointment[]> {
  const path = paths.appointments(workspaceId, calendarId)
  return (await readQuery(region, path, appointmentSchema)).map(({ data }) => data)
}
