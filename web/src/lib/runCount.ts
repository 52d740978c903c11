import type { Region } from '@parley/functions/shared/regions'
import { askFirestore } from './firstRead.ts'
import { isFields } from './restValues.ts'

/**
 * How many documents a structured query of Firestore's REST interface finds below `parent`, or in the whole
 * database (''), which takes one read in place of as many; rules want its `limit` as for a list.
 */
export async function runCount(region: Region, structuredQuery: object, parent: string): Promise<number> {
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] }
  const [entry] = await askFirestore(
    region,
    'runAggregationQuery',
    { structuredAggregationQuery },
    parent && `/${parent}`,
  )
  const result = isFields(entry) && isFields(entry.result) ? entry.result.aggregateFields : undefined
  const count = isFields(result) && isFields(result.count) ? result.count.integerValue : 0
  return Number(count)
}
