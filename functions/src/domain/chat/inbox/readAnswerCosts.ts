import { conversationPageSchema, conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import { openCosts, openTotals, type Costs } from '../../billing/credits/sealedCosts.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { ConversationInput } from './operator.ts'

/**
 * Returns the costs of the answers in a conversation's window, or in one of its earlier pages, and the sums of
 * the whole conversation. Only members read them. Throws AppError 'not-found' for a missing one. An answer
 * whose costs cannot be opened any more is left out.
 */
export async function readAnswerCosts(
  { costs }: Pick<Ports, 'costs'>,
  caller: Caller,
  { region, agentId, conversationId, page }: ConversationInput & { page?: number | undefined },
): Promise<{ costUnits: number; tokens: number; answers: ({ id: string } & Costs)[] }> {
  await authorizeForAgent(caller, 'readCosts', { region, agentId })
  const place = { agentId, conversationId }
  const stored = await readDocument(region, paths.conversation(agentId, conversationId), conversationSchema)
  if (!stored) throw new AppError('not-found')
  const messages = page === undefined ? stored.data.window : await readMessages(page)
  const answers = messages.flatMap((message) => {
    if (!message.sealed && !message.receipt && !message.steps) return []
    const opened = tryTo(() => openCosts(costs, place, message))
    return opened ? [{ id: message.id, ...opened }] : []
  })
  return { ...(tryTo(() => openTotals(costs, place, stored.data)) ?? { costUnits: 0, tokens: 0 }), answers }

  async function readMessages(number: number) {
    const path = paths.conversationPage(agentId, conversationId, number)
    const found = await readDocument(region, path, conversationPageSchema)
    if (!found) throw new AppError('not-found')
    return found.data.messages
  }
}

/** Returns undefined where the key of a cost is not configured any more. */
function tryTo<Result>(open: () => Result): Result | undefined {
  try {
    return open()
  } catch (error) {
    console.warn('The costs of an answer cannot be opened', { reason: String(error) })
    return undefined
  }
}
