import { askFirestore } from '../../lib/firstRead.ts'
import type { Live } from '../../lib/live.ts'
import { decodeFields, isFields } from '../../lib/restValues.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useRead } from '../../lib/useRead.ts'
import { unansweredQuery } from '../unansweredQuery.ts'

/** A question that an agent's knowledge had nothing for. */
export interface Unanswered {
  conversationId: string
  agentId: string
  at: number
  question: string
}

const mostShown = 3

/** The newest questions of the workspace that had no answer, one a conversation. */
export function useUnanswered(): Live<Unanswered[]> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(['unanswered', region, workspaceId], async () => {
    const structuredQuery = unansweredQuery(mostShown, workspaceId)
    const entries = await askFirestore(region, 'runQuery', { structuredQuery })
    const open = entries.flatMap((entry) => {
      if (!isFields(entry) || !isFields(entry.document)) return []
      const stored = decodeFields(entry.document.fields)
      return {
        conversationId: String(entry.document.name).split('/').at(-1) ?? '',
        agentId: String(stored['agentId']),
        at: Number(stored['unansweredAt']),
        question: String(stored['unansweredQuestion']),
      }
    })
    // The same again says nothing new.
    return open.filter(({ agentId, question }, place) => {
      const first = open.findIndex((other) => other.agentId === agentId && other.question === question)
      return first === place
    })
  })
}
