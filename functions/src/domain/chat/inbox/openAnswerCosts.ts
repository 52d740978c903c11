import { openCosts, openTotals, type Costs } from '../../billing/credits/sealedCosts.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { ConversationInput } from './operator.ts'

interface SealedCosts extends ConversationInput {
  /** The answers as the caller has read them. */
  answers: readonly { id: string; sealed: string }[]
  /** `sealedTotals` of the conversation; empty where the sums are not needed. */
  totals: string
}

/**
 * Opens the costs of answers for members of the workspace.
 * Encrypted costs are bound to their agent, conversation and message, so no document is read. Throws AppError
 * 'not-found' for costs of other answers, and for costs whose secret is no longer configured.
 */
export async function openAnswerCosts(
  { costs }: Pick<Ports, 'costs'>,
  caller: Caller,
  { region, agentId, conversationId, answers, totals }: SealedCosts,
): Promise<{ costUnits: number; tokens: number; answers: ({ id: string } & Costs)[] }> {
  await authorizeForAgent(caller, 'readCosts', { region, agentId })
  const location = { agentId, conversationId }
  try {
    return {
      ...openTotals(costs, location, { sealedTotals: totals }),
      answers: answers.map((answer) => ({ id: answer.id, ...openCosts(costs, location, answer) })),
    }
  } catch {
    throw new AppError('not-found')
  }
}
