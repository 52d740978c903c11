import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Fields } from '../../lib/rest/restValues.ts'
import { runQuery } from '../../lib/rest/runQuery.ts'

interface Question {
  collection: string
  fields: readonly string[]
  /** The field of the order, newest first. */
  newestBy: string
  count: number
}

/** Reads a few fields of the newest documents below an agent. */
export async function askAgent(region: Region, agentId: string, question: Question): Promise<Fields[]> {
  const structuredQuery = {
    from: [{ collectionId: question.collection }],
    select: { fields: question.fields.map((fieldPath) => ({ fieldPath })) },
    orderBy: [{ field: { fieldPath: question.newestBy }, direction: 'DESCENDING' }],
    limit: question.count,
  }
  const found = await runQuery(region, structuredQuery, paths.agent(agentId))
  return found.map(({ fields }) => fields)
}
