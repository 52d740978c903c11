import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { askFirestore } from '../../lib/firstRead.ts'
import { decodeFields, isFields, type Fields } from '../../lib/restValues.ts'

interface Question {
  collection: string
  fields: readonly string[]
  /** The field that it is ordered by, the newest first. */
  newestBy: string
  count: number
}

/** Reads a few fields of the newest documents below an agent, each with its `ID`. */
export async function askAgent(region: Region, agentId: string, question: Question): Promise<Fields[]> {
  const structuredQuery = {
    from: [{ collectionId: question.collection }],
    select: { fields: question.fields.map((fieldPath) => ({ fieldPath })) },
    orderBy: [{ field: { fieldPath: question.newestBy }, direction: 'DESCENDING' }],
    limit: question.count,
  }
  const answer = await askFirestore(region, 'runQuery', { structuredQuery }, `/${paths.agent(agentId)}`)
  return answer.flatMap((entry) => {
    if (!isFields(entry) || !isFields(entry.document)) return []
    const ID = String(entry.document.name).split('/').at(-1)
    return { ...decodeFields(entry.document.fields), ID }
  })
}
