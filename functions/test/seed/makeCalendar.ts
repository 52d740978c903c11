import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { BusyTimes } from '../../src/domain/chat/calendars/booking/BusyTimes.ts'
import { bookAppointment } from '../../src/domain/chat/calendars/booking/bookAppointment.ts'
import { saveCalendar } from '../../src/domain/chat/calendars/saveCalendar.ts'
import { dateIn, daysLater, slotsOnDate } from '../../src/domain/chat/calendars/booking/slotsOnDate.ts'
import { randomIdentifier } from '../../src/domain/kernel/identifiers.ts'
import type { TestPorts } from '../factories.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { calendarDraftSchema } from '../../src/shared/tools/calendar/calendars.ts'

const open = [
  { from: '09:00', to: '12:00' },
  { from: '13:00', to: '17:00' },
]
const visits = calendarDraftSchema.parse({
  name: 'Showroom visits',
  timeZone: 'Europe/Berlin',
  hours: { mon: [], tue: open, wed: open, thu: open, fri: open, sat: [open[0]], sun: [] },
  slotMinutes: 45,
  bufferMinutes: 15,
  mailTo: 'showroom@harbour-and-pine.example',
})

const visitors = [
  {
    name: 'Ida Sommer',
    email: 'ida.sommer@example.com',
    phone: '+49 30 5550142',
    note: 'Wants to see the Ropewalk table in oak and in ash.',
    language: 'de',
  },
  { name: 'Tom Ashby', email: 'tom.ashby@example.com', phone: '', note: '', language: 'en' },
] as const

interface Whose {
  region: Region
  workspaceId: string
  agentId: string
}

/** Creates a calendar with two appointments on its next open days. */
export async function makeCalendar(
  ports: Pick<TestPorts, 'now' | 'web' | 'keys' | 'tasks'>,
  caller: Caller,
  whose: Whose,
): Promise<void> {
  const { agentId, ...ref } = whose
  const { calendarId } = await saveCalendar(ports, caller, { ...ref, seq: 0, calendar: visits })
  const tomorrow = daysLater(dateIn(visits.timeZone, ports.now()), 1)
  const days = Array.from({ length: 7 }, (_, at) => slotsOnDate(visits, daysLater(tomorrow, at)))
  const readDayBooks = days.filter((slots) => slots.length > 0)
  for (const [at, visitor] of visitors.entries()) {
    const slot = readDayBooks[at]?.[at + 1]
    if (!slot) throw new Error('No day has a time that is free')
    const needs = { ports, busyTimes: new BusyTimes(ports) }
    await bookAppointment(
      needs,
      { ...ref, calendarId },
      {
        ...visitor,
        ID: randomIdentifier(40),
        start: slot.start,
        timeZone: '',
        agentId,
        conversationId: randomIdentifier(20),
        isTest: false,
      },
    )
  }
  await ports.tasks.run()
}
