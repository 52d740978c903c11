import type { z } from 'zod'
import { allConversations } from './allConversations.ts'
import { conversationSchema } from './conversation.ts'

/**
 * A row of the inbox, about 1 kB: the fields that the list shows and filters by, without messages. `terms` is
 * only there when requested.
 */
export const conversationRowSchema = conversationSchema.pick({
  ID: true,
  agentId: true,
  isTest: true,
  channel: true,
  startedAt: true,
  lastMessageAt: true,
  preview: true,
  seen: true,
  tags: true,
  state: true,
  waitingSince: true,
  assigneeUid: true,
  assigneeName: true,
  visitorId: true,
  personId: true,
  visitor: true,
  isBlocked: true,
  language: true,
  browser: true,
  platform: true,
  country: true,
  terms: true,
})
export type ConversationRow = z.infer<typeof conversationRowSchema>

/** The number of rows of an inbox page. */
export const rowsPerPage = 50

/** A field with its value, a list of values of which it has one (`in`), or an entry of its list. */
export type RowFilter = readonly [
  field: string,
  value: string | boolean | readonly string[],
  operator?: 'in' | 'contains',
]

interface RowsOptions {
  withTerms?: boolean | undefined
  isGroup?: boolean | undefined
  count?: number | undefined
}

const rowFields = conversationRowSchema.keyof().options.filter((name) => name !== 'ID' && name !== 'terms')

/**
 * Returns a `runQuery` of Firestore's REST API for a page of conversations, newest first. Its parent is the
 * agent's document, or the database's root for all agents (`isGroup`). `after`: Unix milliseconds of the last
 * row of the previous page. `withTerms`: includes the visitor's words, up to 200, for a search.
 */
export function rowsQuery(
  filters: readonly RowFilter[],
  { withTerms = false, isGroup = false, count = rowsPerPage }: RowsOptions = {},
  after?: number,
) {
  return {
    from: [{ collectionId: allConversations.group, allDescendants: isGroup }],
    select: { fields: [...rowFields, ...(withTerms ? ['terms'] : [])].map((fieldPath) => ({ fieldPath })) },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: filters.map(([field, value, operator]) => ({
          fieldFilter: { field: { fieldPath: field }, op: operators[operator ?? 'is'], value: encode(value) },
        })),
      },
    },
    orderBy: [{ field: { fieldPath: 'lastMessageAt' }, direction: 'DESCENDING' }],
    limit: count,
    ...(after !== undefined && { startAt: { values: [{ integerValue: String(after) }], before: false } }),
  }
}

const operators = { is: 'EQUAL', in: 'IN', contains: 'ARRAY_CONTAINS' } as const

function encode(value: RowFilter[1]): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  return { arrayValue: { values: value.map((one) => ({ stringValue: one })) } }
}
