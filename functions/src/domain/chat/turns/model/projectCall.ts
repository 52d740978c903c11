import { createHmac } from 'node:crypto'
import type { Agent } from '../../../../shared/agents/agent.ts'
import type { Message } from '../../../../shared/chat/conversation.ts'
import { projectModel } from '../../../../shared/models/models.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'
import { maxTokensOf } from '../../../billing/credits/priceUsage.ts'
import type { ProjectSession } from '../../../kernel/ports/ports.ts'
import type { PlannedCall } from './PlannedCall.ts'
import type { TurnRequest } from '../TurnRequest.ts'

/**
 * Returns the call of a project, which receives the last message only, because it stores the conversation
 * itself.
 */
export function projectCall({ vgOptions }: Agent, question: Message): PlannedCall {
  const content = question.text || (question.files ?? []).map(({ name }) => name).join(', ')
  return {
    model: projectModel.id,
    maxTokens: vgOptions.maxTokens,
    inputBound: maxTokensOf(content),
    mayNeedMore: false,
    isLast: true,
    prompt: { instructions: '', lasting: '', messages: [{ role: 'user', content }] },
    usesKnowledge: false,
    moves: [],
    tools: [],
    moveTool: undefined,
  }
}

/**
 * Returns the session of a project. Ids of conversations may be guessed, so they are hashed with the agent's
 * secret: the vendor cannot tell whose conversation it is.
 */
export function projectSession(
  { keyHash }: Pick<ServedAgent, 'keyHash'>,
  { conversation, history, question }: Pick<TurnRequest, 'conversation' | 'history' | 'question'>,
): ProjectSession {
  const { region, agentId, conversationId } = conversation
  const userId = createHmac('sha256', keyHash).update(`${region}/${agentId}/${conversationId}`).digest('hex')
  const last = history.findLast(({ receipt }) => receipt?.model === projectModel.id)
  const chosen = last?.choices?.find(({ name }) => name === question.text)
  return { userId, answeredAt: last?.at ?? 0, request: chosen?.request ?? '' }
}
