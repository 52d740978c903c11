import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions'
import { askFirestore } from '../../lib/firstRead.ts'
import { decodeFields, isFields } from '../../lib/restValues.ts'
import { unansweredQuery } from '../unansweredQuery.ts'

/** A visitor's question that the agent had nothing for. */
export interface NotAnswered {
  conversationId: string
  question: string
  at: number
}

const mostShown = 3

/** Reads the newest questions that an agent could not answer, one a conversation. */
export async function readNotAnswered(region: Region, agentId: string): Promise<NotAnswered[]> {
  const structuredQuery = unansweredQuery(mostShown)
  const entries = await askFirestore(region, 'runQuery', { structuredQuery }, `/${paths.agent(agentId)}`)
  const open = entries.flatMap((entry) => {
    if (!isFields(entry) || !isFields(entry.document)) return []
    const stored = decodeFields(entry.document.fields)
    return {
      conversationId: String(entry.document.name).split('/').at(-1) ?? '',
      question: String(stored['unansweredQuestion']),
      at: Number(stored['unansweredAt']),
    }
  })
  return open.filter(
    ({ question }, place) => open.findIndex((other) => other.question === question) === place,
  )
}
