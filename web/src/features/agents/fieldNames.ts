import { formatList } from '../../lib/formats.ts'

/** What fields are called on their pages, by the beginning of their path. */
const fieldNames: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  primaryColor: 'Accent colour',
  themeType: 'Colours',
  placement: 'Place on the page',
  fontFamily: 'Font',
  roundedImageURL: 'Picture',
  chatBgURL: 'Background',
  proactiveMessage: 'Proactive message',
  messageDelayMS: 'Delay of the launch message',
  autoStartWidget: 'Opens by itself',
  smartInit: 'Smart Initialization',
  lang: 'Language',
  recordChatHistory: 'Record chat history',
  messagesLimit: 'Monthly limit',
  enableGeoAnalytics: 'Country',
  UIhandoffTitle: 'Handoff title',
  UIhandoffSubtitle: 'Handoff subtitle',
  ADVANCED_customCSS: 'Custom CSS',
  voiceConfig: 'Voice calls',
  'vgOptions.systemPrompt': 'System prompt',
  'vgOptions.initMessages': 'Launch messages',
  'vgOptions.suggestedReplies': 'Suggested replies',
  'vgOptions.model': 'Model',
  'vgOptions.temperature': 'Temperature',
  'vgOptions.maxTokens': 'Max tokens',
  'vgOptions.maxChunkSize': 'Max chunk size',
  'widgetOptions.triggers': 'Triggers',
  'widgetOptions.forms': 'Forms',
  'widgetOptions.greetings': 'Greetings',
  'widgetOptions.texts': 'Your own words',
  'widgetOptions.consentMode': 'Consent',
  'widgetOptions.consentText': 'Consent text',
  'widgetOptions.allowedOrigins': 'Allowed websites',
  'widgetOptions.retentionDays': 'Days that a conversation is kept',
  'widgetOptions.canHandOff': 'Handing over',
  'widgetOptions.smartHandoff': 'Handing over by itself',
  'widgetOptions.outOfCredits': 'When the credit is used up',
}

const most = 3

/** What a field is called; the part of a form is called by the form. */
export function fieldName(path: string): string {
  const known = Object.keys(fieldNames).find((name) => path === name || path.startsWith(`${name}.`))
  return (known && fieldNames[known]) ?? 'A setting'
}

/** "Title, Forms and 2 others". */
export function fieldNamesOf(paths: readonly string[]): string {
  const names = [...new Set(paths.map(fieldName))]
  const others = names.length - most
  const shown = others > 1 ? [...names.slice(0, most), `${others} others`] : names
  return formatList(shown)
}
