import { calendarLimits } from '@parley/functions/shared/tools/calendar/calendars'
import { paths } from '@parley/functions/shared/paths'
import type { ListEnd } from '../../lib/firestore/documents.ts'
import { useLiveList } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'

const appointmentsOfPage = 100

/** Follows all calendars of the workspace, the newest first. */
export function useCalendars() {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('calendar', {
    region,
    path: paths.calendars(workspaceId),
    newestBy: 'createdAt',
    count: calendarLimits.perWorkspace,
  })
}

/** Follows one page of a calendar's appointments that end after `now`, the next one first. */
export function useAppointments(calendarId: string, now: number, after: ListEnd | undefined) {
  const { region, workspaceId } = useWorkspaceRef()
  return useLiveList('appointment', {
    region,
    path: paths.appointments(workspaceId, calendarId),
    filters: [['end', now, '>']],
    newestBy: 'end',
    isOldestFirst: true,
    count: appointmentsOfPage,
    ...after,
  })
}
