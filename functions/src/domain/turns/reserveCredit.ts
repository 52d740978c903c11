import type { Catalogue } from '../../shared/catalogue.ts'
import { cheaperModel, modelPrice, type ModelId, type ModelPrice } from '../../shared/models.ts'
import { AppError } from '../AppError.ts'
import { loadCatalogue } from '../billing/loadCatalogue.ts'
import type { CreditHold, LeaseBook } from '../credits/LeaseBook.ts'
import { fewestOutputTokens, priceUsage } from '../credits/priceUsage.ts'
import type { LiveAgent } from '../agents/AgentCache.ts'

export interface Reserved {
  hold: CreditHold
  model: ModelId
  price: ModelPrice
  /** In place of a dearer one, for which there was no credit. */
  isCheaper: boolean
  /** Of all models, and the version of the catalogue that has them. */
  prices: readonly ModelPrice[]
  version: number
}

interface Reserving {
  /** The model of the first call, and how long its answer may be. */
  model: ModelId
  maxTokens: number
  mayNeedMore: boolean
  /** Milliseconds since 1970. */
  at: number
  inputBound: number
  counted: Promise<unknown>
}

/**
 * Credit for an answer, or undefined when there is none, once its question is counted. Both are asked for at
 * once, as each may cost a new instance a read and a write; what is not counted gives its credit back.
 */
export async function reserveCounted(
  book: LeaseBook,
  live: LiveAgent,
  { at, counted, ...first }: Reserving,
): Promise<Reserved | undefined> {
  const reserving = loadCatalogue(at).then((catalogue) => reserveCredit(book, live, catalogue, first))
  const [reserved, count] = await Promise.allSettled([reserving.catch(noneWithoutCredit), counted])
  if (count.status === 'rejected' && reserved.status === 'fulfilled' && reserved.value)
    book.release(reserved.value.hold)
  if (count.status === 'rejected') throw count.reason
  if (reserved.status === 'rejected') throw reserved.reason
  return reserved.value
}

function noneWithoutCredit(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'out-of-credits') return undefined
  throw error
}

/**
 * Takes credit for the dearest possible answer of the agent's model or, where its owner prefers that to
 * silence, of a cheaper one. Fails with `out-of-credits`.
 */
async function reserveCredit(
  book: LeaseBook,
  { agent }: LiveAgent,
  { models, version }: Catalogue,
  { model, maxTokens, inputBound, mayNeedMore }: Omit<Reserving, 'at' | 'counted'>,
): Promise<Reserved> {
  const hold = async (id: ModelId): Promise<Reserved> => {
    const price = modelPrice(id, models)
    const wanted = priceUsage(price, inputBound, maxTokens) * (mayNeedMore ? 2 : 1)
    const least = priceUsage(price, inputBound, Math.min(fewestOutputTokens, maxTokens))
    return {
      hold: await book.hold({ wanted, least }),
      model: id,
      price,
      prices: models,
      version,
      isCheaper: id !== model,
    }
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
