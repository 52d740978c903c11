const look = [
  'title',
  'description',
  'primaryColor',
  'themeType',
  'vgOptions.initMessages',
  'vgOptions.suggestedReplies',
]

/** Settings by tab; whatever is not named is about how the widget looks and behaves. */
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

/** The page of an agent on which a field is, with its search; every form has a page of its own. */
export function fieldPlace(path: string): string {
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
