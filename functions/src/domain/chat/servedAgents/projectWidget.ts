import type { Agent } from '../../../shared/agents/agent.ts'
import type { WidgetConfig } from '../../../shared/widget/widgetApi.ts'
import { toWidgetConfig } from '../../../shared/widget/toWidgetConfig.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/** Returns the public fields of a published agent. */
export function projectWidget(agent: Agent): WidgetConfig {
  return toWidgetConfig(agent, consentOf(agent))
}

/**
 * Returns the terms that visitors must accept, if any. The version is a hash of the text, so that a changed
 * text is asked again.
 */
export function consentOf(agent: Agent): { text: string; version: string } | null {
  const { consentMode, consentText } = agent.widgetOptions
  return consentMode ? { text: consentText, version: sha256(consentText).slice(0, 12) } : null
}
