import type { Conversation } from '../../../shared/chat/conversation.ts'
import type { VisitContext } from '../../../shared/widget/widgetApi.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import { consentOf } from '../servedAgents/projectWidget.ts'
import type { RequestClient } from '../../kernel/access/RequestClient.ts'
import { contextChanges } from './visitContext.ts'

/** The details that the page and the browser report about a visitor at a moment. */
export interface Visiting {
  servedAgent: ServedAgent
  client: RequestClient
  context: VisitContext | undefined
  /** Milliseconds since 1970. */
  at: number
}

/** Returns the fields that change whenever a visitor does something. */
export function visitorChanges(
  { servedAgent, client, context, at }: Visiting,
  before: Conversation,
): Partial<Conversation> {
  const { country, ...rest } = client
  const consent = consentOf(servedAgent.agent)
  const agreed =
    consent && context?.consent === consent.version && before.consent?.version !== consent.version
  const visit = { ...rest, country: servedAgent.agent.enableGeoAnalytics ? country : '' }
  return {
    ...contextChanges(before, context, visit, servedAgent.keyHash),
    ...(agreed && { consent: { ...consent, at } }),
  }
}
