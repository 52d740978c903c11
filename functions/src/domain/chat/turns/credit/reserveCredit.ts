import type { Catalogue } from '../../../../shared/billing/catalogue.ts'
import type { Agent } from '../../../../shared/agents/agent.ts'
import { cheaperModel, tokenCostOf, modelPrice, type ModelId } from '../../../../shared/models/models.ts'
import type { ModelPrice } from '../../../../shared/models/modelPrice.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { loadCatalogue } from '../../../billing/catalogue/loadCatalogue.ts'
import type { CreditBook, CreditHold } from '../../../billing/overage/CreditBook.ts'
import { noneWithoutCredit } from '../../../billing/credits/noneWithoutCredit.ts'
import { minOutputTokens, priceUsage } from '../../../billing/credits/priceUsage.ts'
import type { OwnKeys } from '../../modelKeys/OwnKeys.ts'
import type { ServedAgent } from '../../servedAgents/AgentCache.ts'

export interface Reserved {
  hold: CreditHold
  model: ModelId
  price: ModelPrice
  /** Replaces a more expensive model, for which there was no credit. */
  isCheaper: boolean
  /** The prices of all models, and the version of their catalogue. */
  prices: readonly ModelPrice[]
  version: number
  /** The platform's fee for a turn with the workspace's own key, in units. */
  ownKeyFee: number
}

interface Reserving {
  /** The model of the first call, and the limit of its answer. */
  model: ModelId
  maxTokens: number
  mayNeedMore: boolean
  /** Milliseconds since 1970. */
  at: number
  inputBound: number
  counted: Promise<unknown>
  /** The workspace's own keys. */
  keys: Promise<OwnKeys>
}

/**
 * Returns a hold for an answer once its question is counted, or undefined without credit. Both run in
 * parallel, because each may cost a new instance a read and a write. The credit is released when counting
 * fails.
 */
export async function reserveCounted(
  book: CreditBook,
  servedAgent: ServedAgent,
  { at, counted, ...first }: Reserving,
): Promise<Reserved | undefined> {
  const reserving = loadCatalogue(at).then((catalogue) => reserveCredit(book, servedAgent, catalogue, first))
  const [reserved, count] = await Promise.allSettled([reserving.catch(noneWithoutCredit), counted])
  if (count.status === 'rejected' && reserved.status === 'fulfilled' && reserved.value)
    book.release(reserved.value.hold)
  if (count.status === 'rejected') throw count.reason
  if (reserved.status === 'rejected') throw reserved.reason
  return reserved.value
}

/**
 * Holds credit for the most expensive possible answer of the agent's model or, if its owner prefers that to
 * silence, of a cheaper one. Throws AppError 'out-of-credits'.
 */
async function reserveCredit(
  book: CreditBook,
  { agent }: ServedAgent,
  { models, version, ownKeyUnitsPerTurn: ownKeyFee }: Catalogue,
  { model, maxTokens, inputBound, mayNeedMore, keys }: Omit<Reserving, 'at' | 'counted'>,
): Promise<Reserved> {
  const take = async (
    id: ModelId,
    need: { wanted: number; least: number },
    isPatient: boolean,
  ): Promise<Reserved> => ({
    hold: await book.hold(need, isPatient),
    model: id,
    price: modelPrice(id, models),
    prices: models,
    version,
    isCheaper: id !== model,
    ownKeyFee,
  })
  const hold = (id: ModelId, isPatient: boolean): Promise<Reserved> => {
    const price = modelPrice(id, models)
    // Only the owner's key works for a project, so the platform takes its fee only.
    if (price.provider === 'voiceflow') return take(id, { wanted: ownKeyFee, least: ownKeyFee }, isPatient)
    const wanted = priceUsage(price, inputBound, maxTokens) * (mayNeedMore ? 2 : 1)
    const least = priceUsage(price, inputBound, Math.min(minOutputTokens, maxTokens))
    return take(id, { wanted, least }, isPatient)
  }
  try {
    return await hold(model, true)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'out-of-credits') throw error
    // Awaited only here, so that no request waits for the keys while there is credit.
    const workspaceKey = (await keys).get(modelPrice(model, models).provider)
    // The first try has waited for credit held by others: a second wait would double the time of the refusal.
    // An owner who allows only their own key gets no other model.
    if (workspaceKey?.key || workspaceKey?.isOnly)
      return take(model, { wanted: ownKeyFee, least: ownKeyFee }, false)
    const other = agent.widgetOptions.outOfCredits.steps.includes('cheaperModel')
      ? cheaperOf(agent, model, models)
      : undefined
    if (!other) throw error
    return hold(other, false)
  }
}

/** Returns the agent's own fallback model if it is cheaper, else a cheaper one of the same vendor. */
function cheaperOf({ vgOptions }: Agent, model: ModelId, models: readonly ModelPrice[]): ModelId | undefined {
  const { fallbackModel = 'auto' } = vgOptions
  const isCheaper =
    fallbackModel !== 'auto' &&
    fallbackModel !== 'none' &&
    tokenCostOf(modelPrice(fallbackModel, models)) < tokenCostOf(modelPrice(model, models))
  return isCheaper ? fallbackModel : cheaperModel(model, models)
}
