import { z } from 'zod'
import { busyAddressSchema, calendarDraftSchema } from '../tools/calendars.ts'
import { done, id, workspaceRef, type Contract } from './fields.ts'

const calendarRef = workspaceRef.extend({ calendarId: id })

/** Calendars of a workspace and what is booked in them; a part of the group `workspaces`. */
export const calendarProcedures = {
  /**
   * `calendarId`: missing for a new one. `seq`: what the change was begun from, 0 for a new one.
   * `busyAddress`: missing where it stays as it is, empty for none.
   */
  saveCalendar: {
    input: workspaceRef.extend({
      calendarId: id.optional(),
      seq: z.int().nonnegative(),
      calendar: calendarDraftSchema,
      busyAddress: busyAddressSchema.optional(),
    }),
    output: z.object({ calendarId: z.string(), seq: z.number() }),
  },
  archiveCalendar: { input: calendarRef.extend({ isArchived: z.boolean() }), output: done },
  deleteCalendar: { input: calendarRef, output: done },
  cancelAppointment: { input: calendarRef.extend({ appointmentId: id }), output: done },
} as const satisfies Record<string, Contract>
