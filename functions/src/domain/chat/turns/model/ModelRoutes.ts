import {
  cheapestModel,
  modelPrice,
  type FallbackModel,
  type ModelId,
} from '../../../../shared/models/models.ts'
import type { ModelPrice } from '../../../../shared/models/modelPrice.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { ModelKeyBusy, ModelKeyRefused } from '../../modelKeys/ModelKeyRefused.ts'
import type { OwnKeys } from '../../modelKeys/OwnKeys.ts'
import type { ModelKey } from '../../../kernel/ports/ports.ts'

/** A model with the workspace's key, or with the platform's. */
export interface ModelRoute {
  model: ModelId
  key: ModelKey | undefined
}

interface Choosing {
  models: readonly ModelPrice[]
  keys: OwnKeys
  /** Returns whether the platform has a key for a model. */
  hasKey: (model: ModelId) => boolean
  /** The owner's choice for a model that does not respond. */
  fallback: FallbackModel
}

/** The models and keys that one turn may try; one that failed is not tried again. */
export class ModelRoutes {
  private readonly choosing: Choosing
  private readonly left = new Set<string>()

  constructor(choosing: Choosing) {
    this.choosing = choosing
  }

  /**
   * Returns the order of tries: the model with the workspace's key, with the platform's unless the owner
   * allows only their own, and then one other model. Throws when only the own key is allowed and cannot be
   * used.
   */
  to(model: ModelId, needsTools: boolean): ModelRoute[] {
    const other = this.fallbackOf(model, needsTools)
    const ways = [...this.waysTo(model), ...(other ? this.waysTo(other) : [])]
    const isOwnOnly = this.isOwnOnly(model)
    const wanted = ways.filter(({ key }) => key || !isOwnOnly)
    if (wanted.length === 0) throw new AppError('unavailable', 'modelUnreachable')
    return wanted.filter((way) => !this.left.has(nameOf(way)))
  }

  /**
   * Leaves out a failed way: for a vendor that is unavailable all its keys, for a refused key only that one.
   */
  leave({ model, key }: ModelRoute, error: unknown): void {
    this.left.add(nameOf({ model, key }))
    if (error instanceof ModelKeyRefused || error instanceof ModelKeyBusy) return
    for (const way of this.waysTo(model)) this.left.add(nameOf(way))
  }

  private waysTo(model: ModelId): ModelRoute[] {
    const { models, keys } = this.choosing
    const workspaceKey = keys.get(modelPrice(model, models).provider)
    const byOwn = workspaceKey?.key ? [{ model, key: workspaceKey.key }] : []
    return workspaceKey?.isOnly ? byOwn : [...byOwn, { model, key: undefined }]
  }

  private isOwnOnly(model: ModelId): boolean {
    const { models, keys } = this.choosing
    return keys.get(modelPrice(model, models).provider)?.isOnly === true
  }

  private fallbackOf(model: ModelId, needsTools: boolean): ModelId | undefined {
    const { models, hasKey, fallback } = this.choosing
    if (fallback === 'none') return undefined
    const { provider } = modelPrice(model, models)
    const isOwnOnly = this.isOwnOnly(model)
    const isUsable = (price: ModelPrice, id: ModelId) =>
      (!needsTools || price.tools) && this.waysTo(id).some(({ key }) => key || (!isOwnOnly && hasKey(id)))
    const chosen = fallback === 'auto' || fallback === model ? undefined : fallback
    if (chosen && isUsable(modelPrice(chosen, models), chosen)) return chosen
    return cheapestModel(models, (price, id) => price.provider !== provider && isUsable(price, id))
  }
}

function nameOf({ model, key }: ModelRoute): string {
  return key ? `${key.vendor} by the workspace's key: ${model}` : model
}
