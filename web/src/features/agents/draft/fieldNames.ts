import { formatList } from '../../../lib/formats/formats.ts'
import { t } from '../texts.ts'

/** The text keys of fields, by the beginning of their path. */
const fieldNames = {
  title: 'field_title',
  description: 'field_description',
  primaryColor: 'field_primaryColor',
  themeType: 'field_themeType',
  theme: 'field_theme',
  customThemeJSONString: 'field_theme',
  placement: 'field_placement',
  fontFamily: 'field_fontFamily',
  roundedImageURL: 'field_roundedImageURL',
  chatBgURL: 'field_chatBgURL',
  proactiveMessage: 'field_proactiveMessage',
  messageDelayMS: 'field_messageDelayMS',
  autoStartWidget: 'field_autoStartWidget',
  smartInit: 'field_smartInit',
  'channelOptions.newContactsOnly': 'field_newContactsOnly',
  'channelOptions.answerDelaySeconds': 'field_answerDelaySeconds',
  lang: 'field_lang',
  recordChatHistory: 'field_recordChatHistory',
  messagesLimit: 'field_messagesLimit',
  enableGeoAnalytics: 'field_enableGeoAnalytics',
  UIhandoffTitle: 'field_UIhandoffTitle',
  UIhandoffSubtitle: 'field_UIhandoffSubtitle',
  ADVANCED_customCSS: 'field_ADVANCED_customCSS',
  voiceConfig: 'field_voiceConfig',
  vapiConfig: 'field_voiceConfig',
  'vgOptions.systemPrompt': 'field_systemPrompt',
  'vgOptions.initMessages': 'field_initMessages',
  'vgOptions.suggestedReplies': 'field_suggestedReplies',
  'vgOptions.model': 'field_model',
  'vgOptions.fallbackModel': 'field_fallbackModel',
  'vgOptions.temperature': 'field_temperature',
  'vgOptions.maxTokens': 'field_maxTokens',
  'vgOptions.maxChunkSize': 'field_maxChunkSize',
  'vgOptions.tools': 'field_tools',
  'widgetOptions.widgetType': 'field_widgetType',
  'widgetOptions.tabs': 'field_tabs',
  'widgetOptions.triggers': 'field_triggers',
  'widgetOptions.forms': 'field_forms',
  'widgetOptions.greetings': 'field_greetings',
  'widgetOptions.texts': 'field_texts',
  'widgetOptions.consentMode': 'field_consentMode',
  'widgetOptions.consentText': 'field_consentText',
  'widgetOptions.allowedOrigins': 'field_allowedOrigins',
  'widgetOptions.retentionDays': 'field_retentionDays',
  'widgetOptions.canHandOff': 'field_canHandOff',
  'widgetOptions.smartHandoff': 'field_smartHandoff',
  'widgetOptions.outOfCredits': 'field_outOfCredits',
} as const

const maxNames = 3

/** Returns the name of a field; a part of a form has the form's name. */
export function fieldName(path: string): string {
  const entry = Object.entries(fieldNames).find(([name]) => path === name || path.startsWith(`${name}.`))
  return entry ? t(entry[1]) : t('aSetting')
}

/** Returns "Title, Forms and 2 others". */
export function fieldNamesOf(paths: readonly string[]): string {
  const names = [...new Set(paths.map(fieldName))]
  const others = names.length - maxNames
  const shown = others > 1 ? [...names.slice(0, maxNames), t('others', { count: others })] : names
  return formatList(shown)
}
