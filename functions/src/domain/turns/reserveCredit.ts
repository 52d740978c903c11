import type { Catalogue } from '../../shared/catalogue.ts'
import { cheaperModel, modelPrice, type ModelId, type ModelPrice } from '../../shared/models.ts'
import { AppError } from '../AppError.ts'
import type { CreditHold, LeaseBook } from '../credits/LeaseBook.ts'
import { fewestOutputTokens, priceUsage } from '../credits/priceUsage.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'

export interface Reserved {
  hold: CreditHold
  model: ModelId
  price: ModelPrice
}

/**
 * Takes credit for the dearest possible answer of the agent's model or, where its owner prefers that to
 * silence, of a cheaper one. Fails with `out-of-credits`.
 */
export async function reserveCredit(
  book: LeaseBook,
  { agent }: LiveAgent,
  { models }: Catalogue,
  inputBound: number,
): Promise<Reserved> {
  const { model, maxTokens } = agent.vgOptions
  const hold = async (id: ModelId): Promise<Reserved> => {
    const price = modelPrice(id, models)
    const wanted = priceUsage(price, inputBound, maxTokens)
    const least = priceUsage(price, inputBound, Math.min(fewestOutputTokens, maxTokens))
    return { hold: await book.hold({ wanted, least }), model: id, price }
  }
  try {
    return await hold(model)
  } catch (error) {
    const other = agent.widgetOptions.outOfCredits.steps.includes('cheaperModel')
      ? cheaperModel(model, models)
      : undefined
    if (!(error instanceof AppError) || error.code !== 'out-of-credits' || !other) throw error
    return hold(other)
  }
}
