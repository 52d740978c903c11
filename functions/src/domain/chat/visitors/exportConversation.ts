import { refOf } from '../conversations/ConversationRef.ts'
import { hasContent, publicMessage } from '../conversations/messages.ts'
import { readTranscript } from '../conversations/readTranscript.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { VisitorNeeds } from './VisitorNeeds.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'

/**
 * Yields pieces of the JSON of a `ConversationExport` for the visitor, so that a long conversation needs no
 * more memory than a short one. Throws AppError 'not-found' before the first piece.
 */
export async function* exportConversation(
  needs: VisitorNeeds,
  claims: VisitorClaims,
): AsyncGenerator<string> {
  const servedAgent = await needs.agents.readPublished(claims.region, claims.agentId)
  const stored = await needs.conversations.read(refOf(claims))
  if (!servedAgent || stored?.data.visitorId !== claims.visitorId) throw new AppError('not-found')
  const { title, widgetOptions } = servedAgent.agent
  const head = JSON.stringify({ agent: title, startedAt: stored.data.startedAt })
  yield `${head.slice(0, -1)},"messages":[`
  let separator = ''
  for await (const messages of readTranscript(refOf(claims), stored.data)) {
    const shown = messages
      .filter(hasContent)
      .map((message) => publicMessage(message, widgetOptions.showSources))
    if (shown.length === 0) continue
    yield separator + JSON.stringify(shown).slice(1, -1)
    separator = ','
  }
  yield ']}'
}
