/** The tabs of the agency's editor, in order. Their numbers are part of URLs. */
export const agencyTabs = [
  { index: 0, tab: 'overview' },
  { index: 1, tab: 'domains' },
  { index: 2, tab: 'email' },
  { index: 3, tab: 'theme' },
  { index: 4, tab: 'customTabs' },
  { index: 5, tab: 'autoBilling' },
  { index: 6, tab: 'footer' },
] as const

export type AgencyTab = (typeof agencyTabs)[number]['tab']

/** Returns the tab of `?activeTabIndex=`; the first one for any value that cannot be opened. */
export function toAgencyTab(index: string | null): AgencyTab {
  return agencyTabs.find((one) => String(one.index) === index)?.tab ?? 'overview'
}
