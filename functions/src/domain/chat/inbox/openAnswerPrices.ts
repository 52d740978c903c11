import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import { readQuery } from '../../../store/documents.ts'
import { openCosts } from '../../billing/credits/sealedCosts.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { ConversationInput } from './operator.ts'

interface SealedAnswers extends ConversationInput {
  /** The answers as the caller has read them. */
  answers: readonly { id: string; sealed: string }[]
}

/**
 * Returns what a client of an agency has paid for answers, in micro-dollars, and nothing else of their costs.
 * Throws AppError 'permission-denied' unless the agency shows billing to its client, and 'not-found' for
 * costs of other answers and for costs whose secret is no longer configured.
 */
export async function openAnswerPrices(
  { costs }: Pick<Ports, 'costs'>,
  caller: Caller,
  { region, agentId, conversationId, answers }: SealedAnswers,
): Promise<{ answers: { id: string; price: number | null }[] }> {
  await authorizeForAgent(caller, 'readPrices', { region, agentId })
  // A client has come through the only organisation that the agent is in.
  const [org] = await readQuery(
    region,
    paths.orgs,
    organisationSchema.pick({ allowBilling: true }),
    (query) => query.where('widgetIDs', 'array-contains', agentId).limit(1),
  )
  if (!org?.data.allowBilling) throw new AppError('permission-denied')
  try {
    return {
      answers: answers.map((answer) => ({
        id: answer.id,
        price: openCosts(costs, { agentId, conversationId }, answer).receipt?.price ?? null,
      })),
    }
  } catch {
    throw new AppError('not-found')
  }
}
