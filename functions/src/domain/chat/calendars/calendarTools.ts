import type { Calendar } from '../../../shared/tools/calendar/calendars.ts'
import { calendarFunctionId } from '../../../shared/tools/toolIds.ts'
import type { CalendarTurnTool } from '../tools/TurnTool.ts'

const text = (description: string) => ({ type: 'string', description })

const object = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** Returns the tools for a calendar; none for an archived one. */
export function calendarTools({ ID, name, timeZone, confirm, isArchived }: Calendar): CalendarTurnTool[] {
  if (isArchived) return []
  const shared = { kind: 'calendar' as const, calendarId: ID, timeZone, keeps: [] }
  return [
    {
      ...shared,
      ID: calendarFunctionId(ID, 'find'),
      operation: 'find',
      name: 'find_free_times',
      description:
        `Finds free times for an appointment in the calendar "${name}". Always use it before a time is ` +
        'offered, and offer only times that it has answered.',
      parameters: object({
        from: text('The first day, such as 2026-11-24. Today without it.'),
        days: { type: 'number', description: 'How many days to look through: 1 to 31, 7 without it.' },
      }),
      effect: 'read',
      confirm: 'no',
      isRepeatable: true,
    },
    {
      ...shared,
      ID: calendarFunctionId(ID, 'book'),
      operation: 'book',
      name: 'book_appointment',
      description:
        `Books a time in the calendar "${name}" that find_free_times has answered, once the visitor has ` +
        'chosen it and told a name and an email address.',
      parameters: object(
        {
          time: text('The chosen time as find_free_times has written it, such as 2026-11-24T09:00+01:00.'),
          name: text('The visitor’s name.'),
          email: text('The visitor’s email address.'),
          phone: text('The visitor’s phone number, where he has told it.'),
          note: text('What the appointment is about, where he has told it.'),
        },
        ['time', 'name', 'email'],
      ),
      effect: 'change',
      confirm,
      isRepeatable: true,
    },
    {
      ...shared,
      ID: calendarFunctionId(ID, 'cancel'),
      operation: 'cancel',
      name: 'cancel_appointment',
      description: `Cancels an appointment in the calendar "${name}" that was booked in this conversation.`,
      parameters: object({
        time: text('When the appointment is. Needed only where this conversation has booked several.'),
      }),
      effect: 'change',
      confirm,
      isRepeatable: true,
    },
  ]
}
