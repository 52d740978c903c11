const look = [
  'title',
  'description',
  'primaryColor',
  'themeType',
  'theme',
  'customThemeJSONString',
  'vgOptions.initMessages',
  'vgOptions.suggestedReplies',
]

/** Settings by tab; all others are on the widget's tab. */
const settings = {
  language: ['lang', 'widgetOptions.followBrowserLanguage', 'widgetOptions.greetings', 'widgetOptions.texts'],
  security: [
    'widgetOptions.consentMode',
    'widgetOptions.consentText',
    'widgetOptions.allowedOrigins',
    'widgetOptions.retentionDays',
    'recordChatHistory',
    'messagesLimit',
  ],
  handoff: [
    'UIhandoffTitle',
    'UIhandoffSubtitle',
    'widgetOptions.canHandOff',
    'widgetOptions.smartHandoff',
    'widgetOptions.outOfCredits',
  ],
  analytics: ['enableGeoAnalytics'],
  technical: ['vgOptions.maxTokens', 'vgOptions.maxChunkSize'],
  advanced: ['ADVANCED_customCSS', 'voiceConfig', 'vapiConfig'],
} as const

/** Returns the page of an agent that contains a field, with its query; every form has its own page. */
export function fieldPath(path: string): string {
  const isUnder = (names: readonly string[]) =>
    names.some((name) => path === name || path.startsWith(`${name}.`))
  if (isUnder(look)) return 'look'
  if (path.startsWith('channelOptions')) return 'channels'
  if (path.startsWith('vgOptions.tools')) return 'tools'
  const formId = /^widgetOptions\.forms\.@([\w-]+)/.exec(path)?.[1]
  if (formId !== undefined) return `settings?tab=ui&form=${formId}`
  const other = path.startsWith('vgOptions.') ? 'core' : 'ui'
  const tab = Object.entries(settings).find(([, names]) => isUnder(names))?.[0] ?? other
  return `settings?tab=${tab}`
}
