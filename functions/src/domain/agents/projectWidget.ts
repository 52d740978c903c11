import type { Agent } from '../../shared/agent.ts'
import type { WidgetConfig } from '../../shared/widgetApi.ts'
import { sha256 } from '../identifiers.ts'

/** The public face of a published agent, by allow-list: whatever is not named here stays private. */
export function projectWidget(agent: Agent): WidgetConfig {
  const { widgetOptions: options, voiceConfig, vgOptions } = agent
  return {
    agentId: agent.ID,
    version: agent.publishedVersion,
    title: agent.title,
    description: agent.description,
    themeType: agent.themeType,
    primaryColor: agent.primaryColor,
    fontFamily: agent.fontFamily,
    imageUrl: agent.roundedImageURL,
    backgroundUrl: agent.chatBgURL,
    customCss: agent.ADVANCED_customCSS,
    lang: agent.lang,
    followBrowserLanguage: options.followBrowserLanguage,
    greetings: agent.smartInit ? {} : options.greetings,
    texts: options.texts,
    placement: agent.placement,
    // With Smart Initialization the first answer takes the place of the launch messages.
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
    severalConversations: options.severalConversations && agent.recordChatHistory,
    handoff: options.canHandOff ? { title: agent.UIhandoffTitle, subtitle: agent.UIhandoffSubtitle } : null,
    consent: consentOf(agent),
    voice: voiceConfig.webCalling
      ? { language: voiceConfig.transcriber.language, silenceMs: voiceConfig.utteranceThreshold }
      : null,
    branding: agent.branding,
  }
}

/**
 * What visitors have to agree to, if anything. Its version is its content, so that a changed text asks again.
 */
export function consentOf(agent: Agent): { text: string; version: string } | null {
  const { consentMode, consentText } = agent.widgetOptions
  return consentMode ? { text: consentText, version: sha256(consentText).slice(0, 12) } : null
}
