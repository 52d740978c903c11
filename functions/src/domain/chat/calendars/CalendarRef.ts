import type { Region } from '../../../shared/regions/regions.ts'

export interface CalendarRef {
  region: Region
  workspaceId: string
  calendarId: string
}

/** The name of the tenant's secret that holds the address of a calendar's outside one. */
export function busySecret({ region, workspaceId, calendarId }: CalendarRef) {
  return { region, workspaceId, name: `calendar-${calendarId.replaceAll('_', '-')}` }
}
