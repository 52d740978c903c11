/** The tabs of an agent's settings. Older names in URLs are aliases. */
export const settingsTabs = [
  { tab: 'core', aliases: [] },
  { tab: 'ui', aliases: [] },
  { tab: 'language', aliases: [] },
  { tab: 'security', aliases: [] },
  { tab: 'handoff', aliases: ['notifications'] },
  { tab: 'analytics', aliases: [] },
  { tab: 'technical', aliases: [] },
  { tab: 'advanced', aliases: [] },
  { tab: 'integrations', aliases: [] },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['tab']

/** Returns the tab of `?tab=`; the widget's for an unknown one. */
export function toSettingsTab(text: string | null): SettingsTab {
  const named = settingsTabs.find(
    ({ tab, aliases }) => tab === text || aliases.some((alias) => alias === text),
  )
  return named?.tab ?? 'ui'
}
