import type { Region } from '@parley/functions/shared/regions/regions'
import { callFirestore } from '../firstView/firstRead.ts'
import { isFields } from './restValues.ts'

/**
 * Counts the documents that a structured query of Firestore's REST API finds below `parent`, or in the whole
 * database ('').
 * It costs one read instead of one per document. The rules require its `limit` as for a list.
 */
export async function runCount(region: Region, structuredQuery: object, parent: string): Promise<number> {
  const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] }
  const [entry] = await callFirestore(
    region,
    'runAggregationQuery',
    { structuredAggregationQuery },
    parent && `/${parent}`,
  )
  const result = isFields(entry) && isFields(entry.result) ? entry.result.aggregateFields : undefined
  const count = isFields(result) && isFields(result.count) ? result.count.integerValue : 0
  return Number(count)
}
