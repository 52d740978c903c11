import { dayMs } from '@parley/functions/shared/durations'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { runQuery } from '../../lib/rest/runQuery.ts'

/** A visitor's question that an agent could not answer. */
export interface UnansweredQuestion {
  conversationId: string
  agentId: string
  /** Unix milliseconds. */
  at: number
  question: string
  /** The number of times that it was asked in the last 14 days, among those that were read. */
  times: number
}

const maxShown = 3
const countedMs = 14 * dayMs
/** The maximum for one agent: enough to count a question's repetitions. */
const maxOfAgent = 20
const at = { field: { fieldPath: 'unansweredAt' } }
const question = { field: { fieldPath: 'unansweredQuestion' } }

/**
 * Reads the newest unanswered questions, one a conversation, of an agent or of a whole workspace. Without
 * tests, and without conversations whose question was settled or is not stored.
 */
export async function readUnanswered(
  region: Region,
  whose: { agentId: string } | { workspaceId: string },
): Promise<UnansweredQuestion[]> {
  const isGroup = 'workspaceId' in whose
  const structuredQuery = {
    from: [{ collectionId: 'convos', allDescendants: isGroup }],
    select: {
      fields: ['agentId', 'unansweredAt', 'unansweredQuestion'].map((fieldPath) => ({ fieldPath })),
    },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          ...(isGroup ? [is('ownerID', { stringValue: whose.workspaceId })] : []),
          is('isTest', { booleanValue: false }),
          { fieldFilter: { ...at, op: 'GREATER_THAN', value: { integerValue: '0' } } },
          { fieldFilter: { ...question, op: 'GREATER_THAN', value: { stringValue: '' } } },
        ],
      },
    },
    orderBy: [at, question].map((field) => ({ ...field, direction: 'DESCENDING' })),
    limit: isGroup ? maxShown : maxOfAgent,
  }
  const documents = await runQuery(region, structuredQuery, isGroup ? '' : paths.agent(whose.agentId))
  const since = Date.now() - countedMs
  const open = documents.map(({ ID, fields }) => ({
    conversationId: ID,
    agentId: String(fields['agentId']),
    at: Number(fields['unansweredAt']),
    question: String(fields['unansweredQuestion']),
    times: Number(fields['unansweredAt']) > since ? 1 : 0,
  }))
  // The same question is counted with the first.
  const byQuestion = new Map<string, UnansweredQuestion>()
  for (const one of open) {
    const key = `${one.agentId}/${one.question.trim().toLocaleLowerCase()}`
    const existing = byQuestion.get(key)
    if (existing) existing.times += one.times
    else byQuestion.set(key, one)
  }
  return [...byQuestion.values()].slice(0, maxShown)
}

function is(fieldPath: string, value: object) {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } }
}
