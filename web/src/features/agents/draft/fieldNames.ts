import { formatList } from '../../../lib/formats/formats.ts'
import { t as channels } from '../channels/texts.ts'
import { t as settings } from '../settings/texts.ts'
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
  enableNodes: 'field_enableNodes',
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
  'widgetOptions.cardHosts': 'field_cardHosts',
  'widgetOptions.retentionDays': 'field_retentionDays',
  'widgetOptions.canHandOff': 'field_canHandOff',
  'widgetOptions.smartHandoff': 'field_smartHandoff',
  'widgetOptions.outOfCredits': 'field_outOfCredits',
} as const

/** The text keys of fields that have the name of their switch on the settings pages. */
const settingNames = {
  syncBrowser: 'conversationGoesAlongBetweenTabs',
  listenForUrlChanges: 'noticeAddressChanges',
  scrollAnimation: 'scrollSoftlyToNewMessages',
  'voiceConfig.webCalling': 'visitorsCanCallTheAgent',
  'voiceConfig.transcriber.language': 'listeningLanguage',
  'voiceConfig.utteranceThreshold': 'endingPause',
  'vapiConfig.maxDurationSeconds': 'longestCall',
  'widgetOptions.followBrowserLanguage': 'followTheVisitorsBrowser',
  'widgetOptions.showSources': 'seeTheSources',
  'widgetOptions.canRate': 'rateAnswers',
  'widgetOptions.canUpload': 'sendFiles',
  'widgetOptions.severalConversations': 'haveSeveralConversations',
  'widgetOptions.outOfCredits.message': 'whatIsSaidThen',
} as const

const maxNames = 3

/** Returns the name of a field; a part of a form has the form's name. */
export function fieldName(path: string): string {
  if (path === 'widgetOptions.canContinue') return channels('canContinue')
  const isNamed = ([name]: readonly [string, string]) => path === name || path.startsWith(`${name}.`)
  const setting = Object.entries(settingNames).find(isNamed)
  if (setting) return settings(setting[1])
  const entry = Object.entries(fieldNames).find(isNamed)
  return entry ? t(entry[1]) : t('aSetting')
}

/** Returns "Title, Forms and 2 others". */
export function fieldNamesOf(paths: readonly string[]): string {
  const names = [...new Set(paths.map(fieldName))]
  const others = names.length - maxNames
  const shown = others > 1 ? [...names.slice(0, maxNames), t('others', { count: others })] : names
  return formatList(shown)
}
