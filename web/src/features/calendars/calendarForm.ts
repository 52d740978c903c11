import type { UseFormReturnType } from '@mantine/form'
import {
  busyUrlSchema,
  calendarDraftSchema,
  type Calendar,
  type CalendarDraft,
  type OpenSpan,
} from '@parley/functions/shared/tools/calendar/calendars'
import { z } from 'zod'

export const calendarFormSchema = z.object({
  calendar: calendarDraftSchema,
  busyAddress: busyUrlSchema,
})

/** The form's values while a calendar is edited. */
export interface CalendarValues extends Record<string, unknown> {
  calendar: CalendarDraft
  /** The URL of an outside calendar; empty when none is entered. */
  busyAddress: string
}
export type CalendarFields = UseFormReturnType<CalendarValues, z.output<typeof calendarFormSchema>>

const officeHours: OpenSpan = { from: '09:00', to: '17:00' }
const office = () => [{ ...officeHours }]

export function emptyCalendar(mailTo: string): CalendarDraft {
  return {
    name: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    hours: { mon: office(), tue: office(), wed: office(), thu: office(), fri: office(), sat: [], sun: [] },
    daysOff: [],
    slotMinutes: 30,
    bufferMinutes: 0,
    noticeHours: 2,
    aheadDays: 30,
    places: 1,
    mailTo,
    confirm: 'visitor',
  }
}

/** Returns the part of a calendar that its form edits. */
export function draftOf({
  name,
  timeZone,
  hours,
  daysOff,
  slotMinutes,
  bufferMinutes,
  noticeHours,
  aheadDays,
  places,
  mailTo,
  confirm,
}: Calendar): CalendarDraft {
  return {
    name,
    timeZone,
    hours,
    daysOff,
    slotMinutes,
    bufferMinutes,
    noticeHours,
    aheadDays,
    places,
    mailTo,
    confirm,
  }
}
