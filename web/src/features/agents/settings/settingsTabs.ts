/**
 * The tabs that have something to say now; the others of the address scheme come with what they are about.
 */
export const settingsTabs = [
  { tab: 'ui', label: 'Widget' },
  { tab: 'language', label: 'Language' },
  { tab: 'security', label: 'Security' },
  { tab: 'handoff', label: 'Handoff' },
  { tab: 'analytics', label: 'Analytics' },
  { tab: 'advanced', label: 'Advanced' },
  { tab: 'integrations', label: 'Integrations' },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['tab']

export function toSettingsTab(text: string | null): SettingsTab {
  return settingsTabs.find(({ tab }) => tab === text)?.tab ?? 'ui'
}
