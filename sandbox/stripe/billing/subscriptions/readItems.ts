import { invalid } from '../../api/StripeFailure.ts'
import { find, type Account } from '../../state/Account.ts'
import { mergeMetadata } from '../../state/change.ts'
import { makeId } from '../../state/makeId.ts'
import type { Resource, SubscriptionItem } from '../../state/State.ts'

export interface ItemInput {
  id?: string
  price?: string
  quantity?: number
  deleted?: boolean
  metadata?: '' | Record<string, string | number>
  tax_rates?: '' | string[]
}

interface Owner {
  id: string
  start: number
  end: number
}

/** Returns the items of a subscription after a request; one without an id is added, as at Stripe. */
export function readItems(
  account: Account,
  before: readonly SubscriptionItem[],
  given: readonly ItemInput[],
  owner: Owner,
): SubscriptionItem[] {
  const after = before.map((item) => structuredClone(item))
  for (const [index, input] of given.entries()) {
    const param = `items[${index}]`
    if (input.id === undefined) {
      after.push(createItem(account, input, owner, param))
      continue
    }
    const position = after.findIndex(({ id }) => id === input.id)
    const item = after[position]
    if (!item)
      throw invalid(`No such subscription_item: '${input.id}'`, {
        code: 'resource_missing',
        param: `${param}[id]`,
      })
    if (input.deleted) after.splice(position, 1)
    else changeItem(account, item, input, param)
  }
  requireAgreement(after)
  return after
}

export function cadenceOf(items: readonly SubscriptionItem[]): {
  interval: 'day' | 'week' | 'month' | 'year'
  interval_count: number
} {
  return items[0]?.price.recurring ?? { interval: 'month', interval_count: 1 }
}

function createItem(
  account: Account,
  input: ItemInput,
  { id, start, end }: Owner,
  param: string,
): SubscriptionItem {
  if (!input.price)
    throw invalid(`Missing required param: ${param}[price].`, {
      code: 'parameter_missing',
      param: `${param}[price]`,
    })
  const price = requirePrice(account, input.price, param)
  return {
    id: makeId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now(),
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: mergeMetadata({}, input.metadata),
    plan: planOf(price),
    price: structuredClone(price),
    quantity: requireQuantity(input.quantity ?? 1, param),
    subscription: id,
    tax_rates: readRates(account, input.tax_rates, param) ?? [],
  }
}

function changeItem(account: Account, item: SubscriptionItem, input: ItemInput, param: string): void {
  if (input.price) {
    const price = requirePrice(account, input.price, param)
    item.price = structuredClone(price)
    item.plan = planOf(price)
  }
  if (input.quantity !== undefined) item.quantity = requireQuantity(input.quantity, param)
  if (input.metadata !== undefined) item.metadata = mergeMetadata(item.metadata, input.metadata)
  item.tax_rates = readRates(account, input.tax_rates, param) ?? item.tax_rates
}

/** Returns the tax rates with these ids; an empty value deletes the rates, undefined leaves them. */
export function readRates(
  account: Account,
  given: '' | readonly string[] | undefined,
  param: string,
): Resource<'tax_rate'>[] | undefined {
  if (given === undefined) return undefined
  if (given === '') return []
  return given.map((id) => structuredClone(find(account, 'tax_rate', id, `${param}[tax_rates]`)))
}

/** Returns a recurring price that is on sale. */
export function requirePrice(account: Account, id: string, param: string): Resource<'price'> {
  const price = find(account, 'price', id, `${param}[price]`)
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, {
      param: `${param}[price]`,
    })
  if (!find(account, 'product', price.product).active)
    throw invalid('The product of this price is inactive. This field only accepts active products.', {
      code: 'product_inactive',
      param: `${param}[price]`,
    })
  if (price.type !== 'recurring') {
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      { param: `${param}[price]` },
    )
  }
  return price
}

function requireQuantity(quantity: number, param: string): number {
  if (quantity < 0)
    throw invalid('This value must be greater than or equal to 0.', {
      code: 'parameter_invalid_integer',
      param: `${param}[quantity]`,
    })
  return quantity
}

function requireAgreement(items: readonly SubscriptionItem[]): void {
  if (items.length === 0)
    throw invalid('Subscriptions must have at least one active item.', { param: 'items' })
  const rhythm = new Set(
    items.map(
      ({ price }) => `${price.currency} ${price.recurring?.interval} ${price.recurring?.interval_count}`,
    ),
  )
  if (rhythm.size > 1)
    throw invalid('Currency and interval fields must match across all plans on this subscription.', {
      param: 'items',
    })
  if (new Set(items.map(({ price }) => price.id)).size < items.length) {
    throw invalid('Cannot add multiple subscription items with the same plan.', { param: 'items' })
  }
}

/** Returns the `plan` of a price, the older form that items still contain. */
function planOf(price: Resource<'price'>): SubscriptionItem['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: { ...price.metadata },
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
