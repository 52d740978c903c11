import { dayMs } from '@parley/functions/shared/durations'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { isFields } from '../../../lib/rest/restValues.ts'
import { runQuery } from '../../../lib/rest/runQuery.ts'
import { trafficOf, type Traffic } from './trafficOf.ts'

/** The maximum of a list, which bounds the reads. */
const maxCounted = 100
const countedMs = 30 * dayMs
const answeredAt = { field: { fieldPath: 'answeredAt' } }

/** Reads the ways of the newest answered conversations of thirty days, by their newest messages. */
export async function readTraffic(region: Region, agentId: string): Promise<Traffic> {
  const filters = [
    { fieldFilter: { field: { fieldPath: 'isTest' }, op: 'EQUAL', value: { booleanValue: false } } },
    {
      fieldFilter: {
        ...answeredAt,
        op: 'GREATER_THAN',
        value: { integerValue: String(Date.now() - countedMs) },
      },
    },
  ]
  const documents = await runQuery(
    region,
    {
      from: [{ collectionId: 'convos' }],
      select: { fields: [{ fieldPath: 'window' }] },
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: [{ ...answeredAt, direction: 'DESCENDING' }],
      limit: maxCounted,
    },
    paths.agent(agentId),
  )
  return trafficOf(documents.map(({ fields }) => pathsIn(fields['window'])))
}

/** Returns the paths of the answers in a stored window, in the order of their places. */
function pathsIn(window: unknown): string[][] {
  const messages = Object.entries(isFields(window) ? window : {}).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  return messages.flatMap(([, message]) => {
    const path = isFields(message) ? message['path'] : undefined
    return Array.isArray(path) ? [path.map(String)] : []
  })
}
