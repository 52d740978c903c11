import { z } from 'zod'
import { busyUrlSchema, calendarDraftSchema } from '../tools/calendar/calendars.ts'
import { done, id, workspaceRef, type Contract } from './fields.ts'

const calendarRef = workspaceRef.extend({ calendarId: id })

/** Calendars of a workspace and their bookings; a part of the group `workspaces`. */
export const calendarsCallables = {
  /**
   * `calendarId`: missing for a new one. `seq`: the state that the change is based on, 0 for a new one.
   * `busyAddress`: missing to keep it, empty to delete it.
   */
  saveCalendar: {
    input: workspaceRef.extend({
      calendarId: id.optional(),
      seq: z.int().nonnegative(),
      calendar: calendarDraftSchema,
      busyAddress: busyUrlSchema.optional(),
    }),
    output: z.object({ calendarId: z.string(), seq: z.number() }),
  },
  archiveCalendar: { input: calendarRef.extend({ isArchived: z.boolean() }), output: done },
  deleteCalendar: { input: calendarRef, output: done },
  cancelAppointment: { input: calendarRef.extend({ appointmentId: id }), output: done },
} as const satisfies Record<string, Contract>
