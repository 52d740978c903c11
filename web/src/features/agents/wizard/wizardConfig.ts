import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { hexColour } from './hexColour.ts'
import { wizardWords } from './wizardAgent.ts'
import { pictureOf, type WizardDraft } from './wizardDraft.ts'

/** Returns the preview's configuration before the agent exists. */
export function wizardConfig(draft: WizardDraft): WidgetConfig {
  const { title, description, initMessages, suggestedReplies, lang } = wizardWords(draft)
  return {
    agentId: 'wizard',
    version: 0,
    title,
    description,
    themeType: draft.themeType,
    primaryColor: hexColour(draft.primaryColor) ?? '#000000',
    fontFamily: 'DM Sans',
    imageUrl: pictureOf(draft),
    lang,
    placement: 'bottom-right',
    launchMessages: initMessages,
    suggestedReplies,
    messageDelayMs: 0,
    proactiveMessage: '',
    branding: '',
    autoStart: false,
    syncBrowser: false,
    listenForUrlChanges: false,
    scrollAnimation: true,
    backgroundUrl: '',
    customCss: '',
    triggers: [],
    forms: [],
    greetings: {},
    texts: {},
    followBrowserLanguage: false,
    canRate: false,
    canUpload: false,
    severalConversations: false,
    canContinue: false,
    handoff: null,
    consent: null,
    voice: null,
  }
}
