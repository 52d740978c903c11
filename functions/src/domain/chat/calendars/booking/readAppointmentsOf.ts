import { appointmentSchema, type Appointment } from '../../../../shared/tools/calendar/calendars.ts'
import { paths } from '../../../../shared/paths.ts'
import { readQuery } from '../../../../store/documents.ts'
import type { CalendarRef } from '../CalendarRef.ts'

const maxAppointments = 100

/** Returns the appointments that a conversation has booked in a calendar, in order of time. */
export async function readAppointmentsOf(
  { region, workspaceId, calendarId }: CalendarRef,
  { agentId, conversationId }: Pick<Appointment, 'agentId' | 'conversationId'>,
): Promise<Appointment[]> {
  const appointments = await readQuery(
    region,
    paths.appointments(workspaceId, calendarId),
    appointmentSchema,
    (query) => query.where('conversationId', '==', conversationId).limit(maxAppointments),
  )
  return appointments
    .map(({ data }) => data)
    .filter((appointment) => appointment.agentId === agentId)
    .toSorted((one, other) => one.start - other.start)
}

/** Returns whether an appointment is booked and not over. */
export function isToCome({ state, end }: Pick<Appointment, 'state' | 'end'>, now: number): boolean {
  return state === 'booked' && end > now
}
