import type { Agent } from '../agents/agent.ts'
import type { WidgetConfig } from './widgetApi.ts'
import { parseTheme } from '../themes/agentTheme.ts'
import { themeCss } from '../themes/themeCss.ts'
import { tabsOf } from './widgetTabs.ts'

/**
 * Returns the public fields of an agent by an allow-list: fields that are not named here stay private. The
 * server passes the publication, the dashboard's preview the draft. `consent`: the text that visitors must
 * accept.
 */
export function toWidgetConfig(agent: Agent, consent: WidgetConfig['consent']): WidgetConfig {
  const { widgetOptions: options, voiceConfig, vgOptions } = agent
  const theme = parseTheme(agent.customThemeJSONString)
  const severalConversations = options.severalConversations && agent.recordChatHistory
  return {
    agentId: agent.ID,
    version: agent.publishedVersion,
    title: agent.title,
    description: agent.description,
    themeType: agent.themeType,
    primaryColor: theme?.primary ?? agent.primaryColor,
    fontFamily: agent.fontFamily,
    imageUrl: agent.roundedImageURL,
    backgroundUrl: agent.chatBgURL,
    // The owner's own rules come last, so that they win.
    customCss: theme ? `${themeCss(theme)}\n${agent.ADVANCED_customCSS}` : agent.ADVANCED_customCSS,
    lang: agent.lang,
    followBrowserLanguage: options.followBrowserLanguage,
    greetings: agent.smartInit ? {} : options.greetings,
    texts: options.texts,
    placement: agent.placement,
    tabs: tabsOf(options)?.filter((tab) => tab !== 'conversations' || severalConversations),
    // With Smart Initialization the first answer replaces the launch messages.
    launchMessages: agent.smartInit ? [] : vgOptions.initMessages,
    suggestedReplies: vgOptions.suggestedReplies,
    messageDelayMs: agent.messageDelayMS,
    scrollAnimation: agent.scrollAnimation,
    autoStart: agent.autoStartWidget,
    proactiveMessage: agent.proactiveMessage,
    triggers: options.triggers,
    syncBrowser: agent.syncBrowser,
    listenForUrlChanges: agent.listenForUrlChanges,
    forms: options.forms,
    canRate: options.canRate,
    canUpload: options.canUpload,
    severalConversations,
    canContinue: options.canContinue,
    handoff: options.canHandOff ? { title: agent.UIhandoffTitle, subtitle: agent.UIhandoffSubtitle } : null,
    consent,
    voice: voiceConfig.webCalling
      ? { language: voiceConfig.transcriber.language, silenceMs: voiceConfig.utteranceThreshold }
      : null,
    branding: agent.branding,
  }
}
