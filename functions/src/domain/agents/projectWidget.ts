import type { Agent } from '../../shared/agent.ts'
import type { WidgetConfig } from '../../shared/widgetApi.ts'

/** The public face of an agent, by allow-list: whatever is not named here stays private. */
export function projectWidget(agent: Agent): WidgetConfig {
  return {
    agentId: agent.ID,
    version: agent.publishedVersion,
    title: agent.title,
    description: agent.description,
    themeType: agent.themeType,
    primaryColor: agent.primaryColor,
    fontFamily: agent.fontFamily,
    imageUrl: agent.roundedImageURL,
    lang: agent.lang,
    placement: agent.placement,
    launchMessages: agent.vgOptions.initMessages,
    suggestedReplies: agent.vgOptions.suggestedReplies,
    messageDelayMs: agent.messageDelayMS,
    proactiveMessage: agent.proactiveMessage,
    branding: agent.branding,
  }
}
