import type { Source } from '../../../shared/widget/Source.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { refOf } from '../conversations/ConversationRef.ts'
import { readPassages } from '../conversations/passages.ts'
import { requireRemembered, requireUnblocked } from './access/requireWelcome.ts'
import { senderOf } from './senderOf.ts'
import type { VisitorNeeds } from './VisitorNeeds.ts'
import type { VisitorClaims } from '../../kernel/access/visitorClaims.ts'

/** Returns the passages of an answer in the visitor's conversation, if the agent shows them. */
export async function readAnswerSources(
  { agents, conversations }: VisitorNeeds,
  claims: VisitorClaims,
  messageId: string,
): Promise<Source[]> {
  const servedAgent = await agents.require(claims)
  if (!servedAgent.agent.widgetOptions.showSources) throw new AppError('not-found')
  const stored = await conversations.read(refOf(claims))
  if (!stored) throw new AppError('not-found')
  requireRemembered(stored.data, senderOf(claims))
  requireUnblocked(stored.data)
  const answer = stored.data.window.find(({ id }) => id === messageId)
  if (!answer) throw new AppError('not-found')
  return readPassages(claims.region, claims.agentId, answer.sources ?? [])
}
