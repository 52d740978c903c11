/**
 * The tabs that have something to say now, with what else people call what is in them. The others of the
 * address scheme (spec B§2.1) come with what they are about; until then their names lead to the nearest.
 */
export const settingsTabs = [
  {
    tab: 'ui',
    label: 'Widget',
    aliases: ['core'],
    synonyms: ['look', 'font', 'placement', 'position', 'theme', 'forms', 'triggers', 'visitors', 'avatar'],
  },
  {
    tab: 'language',
    label: 'Language',
    aliases: [],
    synonyms: ['translation', 'texts', 'words', 'locale'],
  },
  {
    tab: 'security',
    label: 'Security',
    aliases: [],
    synonyms: ['consent', 'websites', 'domains', 'rate limit', 'history', 'privacy', 'retention'],
  },
  {
    tab: 'handoff',
    label: 'Handoff',
    aliases: ['notifications'],
    synonyms: ['person', 'human', 'operator', 'take over', 'live chat', 'notifications'],
  },
  {
    tab: 'analytics',
    label: 'Analytics',
    aliases: [],
    synonyms: ['visits', 'country', 'tracking', 'statistics'],
  },
  {
    tab: 'advanced',
    label: 'Advanced',
    aliases: ['technical'],
    synonyms: ['custom css', 'voice', 'calls', 'developer'],
  },
  {
    tab: 'integrations',
    label: 'Integrations',
    aliases: [],
    synonyms: ['api key', 'secret key', 'webhook', 'connect'],
  },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['tab']

/** The tab of an address's `?tab=`; the first one for whatever is no tab. */
export function toSettingsTab(text: string | null): SettingsTab {
  const named = settingsTabs.find(
    ({ tab, aliases }) => tab === text || aliases.some((alias) => alias === text),
  )
  return named?.tab ?? 'ui'
}
