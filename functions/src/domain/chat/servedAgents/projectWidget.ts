import type { Agent } from '../../../shared/agents/agent.ts'
import type { WidgetConfig } from '../../../shared/widget/widgetApi.ts'
import { toWidgetConfig } from '../../../shared/widget/widgetConfig.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/** What visitors may know of a published agent. */
export function projectWidget(agent: Agent): WidgetConfig {
  return toWidgetConfig(agent, consentOf(agent))
}

/**
 * What visitors have to agree to, if anything. Its version is its content, so that a changed text asks again.
 */
export function consentOf(agent: Agent): { text: string; version: string } | null {
  const { consentMode, consentText } = agent.widgetOptions
  return consentMode ? { text: consentText, version: sha256(consentText).slice(0, 12) } : null
}
