import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Fields } from '../../lib/rest/restValues.ts'
import { runQuery } from '../../lib/rest/runQuery.ts'

interface DocumentsQuery {
  collection: string
  fields: readonly string[]
  /** The field of the order, newest first. */
  newestBy: string
  count: number
}

/** Reads a few fields of the newest documents below an agent. */
export async function readNewestDocuments(
  region: Region,
  agentId: string,
  query: DocumentsQuery,
): Promise<Fields[]> {
  const structuredQuery = {
    from: [{ collectionId: query.collection }],
    select: { fields: query.fields.map((fieldPath) => ({ fieldPath })) },
    orderBy: [{ field: { fieldPath: query.newestBy }, direction: 'DESCENDING' }],
    limit: query.count,
  }
  const documents = await runQuery(region, structuredQuery, paths.agent(agentId))
  return documents.map(({ fields }) => fields)
}
