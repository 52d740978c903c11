import { invalid } from './StripeFailure.ts'

interface PageParams {
  limit?: number
  starting_after?: string
  ending_before?: string
}

export interface Page<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

/** Returns a page of a list that is sorted newest first. */
export function page<Item extends { id: string }>(
  items: readonly Item[],
  params: PageParams,
  url: string,
): Page<Item> {
  const limit = params.limit ?? 10
  if (limit < 1 || limit > 100) {
    throw invalid(
      `This value must be ${limit < 1 ? 'greater than or equal to 1' : 'less than or equal to 100'}.`,
      { param: 'limit' },
    )
  }
  const before = params.ending_before
  if (before !== undefined) {
    const end = position(items, before, 'ending_before')
    const start = Math.max(0, end - limit)
    return { object: 'list', data: items.slice(start, end), has_more: start > 0, url }
  }
  const after = params.starting_after
  const start = after === undefined ? 0 : position(items, after, 'starting_after') + 1
  return {
    object: 'list',
    data: items.slice(start, start + limit),
    has_more: items.length > start + limit,
    url,
  }
}

function position(items: readonly { id: string }[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id)
  if (index < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param })
  return index
}

export type TimeFilter = number | { gt?: number; gte?: number; lt?: number; lte?: number } | undefined

/** Returns whether a time in seconds matches the filter `created`. */
export function isWithin(time: number, filter: TimeFilter): boolean {
  if (filter === undefined) return true
  if (typeof filter === 'number') return time === filter
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter
  return time > gt && time >= gte && time < lt && time <= lte
}
