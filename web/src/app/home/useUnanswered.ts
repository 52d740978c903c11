import { askFirestore } from '../../lib/firstRead.ts'
import type { Live } from '../../lib/live.ts'
import { decodeFields, isFields } from '../../lib/restValues.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useRead } from '../../lib/useRead.ts'

/** A question that an agent's knowledge had nothing for. */
export interface Unanswered {
  conversationId: string
  agentId: string
  at: number
  question: string
}

const mostShown = 3
/** Some of the newest are dealt with, or the same again: those are left out. */
const mostRead = 8
const field = (fieldPath: string) => ({ field: { fieldPath } })

/** The newest questions of the workspace that had no answer and that nobody has dealt with. */
export function useUnanswered(): Live<Unanswered[]> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(['unanswered', region, workspaceId], async () => {
    const structuredQuery = {
      from: [{ collectionId: 'convos', allDescendants: true }],
      select: {
        fields: ['agentId', 'unansweredAt', 'unansweredQuestion', 'unansweredSettled'].map((fieldPath) => ({
          fieldPath,
        })),
      },
      where: {
        compositeFilter: {
          op: 'AND',
          filters: [
            { fieldFilter: { ...field('ownerID'), op: 'EQUAL', value: { stringValue: workspaceId } } },
            { fieldFilter: { ...field('isTest'), op: 'EQUAL', value: { booleanValue: false } } },
            { fieldFilter: { ...field('unansweredAt'), op: 'GREATER_THAN', value: { integerValue: '0' } } },
          ],
        },
      },
      orderBy: [{ ...field('unansweredAt'), direction: 'DESCENDING' }],
      limit: mostRead,
    }
    const entries = await askFirestore(region, 'runQuery', { structuredQuery })
    const open = entries.flatMap((entry) => {
      if (!isFields(entry) || !isFields(entry.document)) return []
      const stored = decodeFields(entry.document.fields)
      const question = stored['unansweredQuestion']
      if (stored['unansweredSettled'] === true || typeof question !== 'string' || question === '') return []
      return {
        conversationId: String(entry.document.name).split('/').at(-1) ?? '',
        agentId: String(stored['agentId']),
        at: Number(stored['unansweredAt']),
        question,
      }
    })
    return open
      .filter((one, place) => open.findIndex((other) => isSame(one, other)) === place)
      .slice(0, mostShown)
  })
}

function isSame(one: Unanswered, other: Unanswered): boolean {
  return one.agentId === other.agentId && one.question === other.question
}
