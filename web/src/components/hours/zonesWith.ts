/** Lists the time zones that the browser supports, UTC and the chosen one. */
export function zonesWith(chosen: string): string[] {
  return [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter(Boolean).toSorted()
}
