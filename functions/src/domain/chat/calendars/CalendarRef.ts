import type { Region } from '../../../shared/regions/regions.ts'

export interface CalendarRef {
  region: Region
  workspaceId: string
  calendarId: string
}

/** Returns the secret that holds the URL of a calendar's external feed. */
export function busySecret({ region, workspaceId, calendarId }: CalendarRef) {
  return { region, workspaceId, name: `calendar-${calendarId.replaceAll('_', '-')}` }
}
