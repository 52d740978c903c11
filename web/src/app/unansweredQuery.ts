const at = { field: { fieldPath: 'unansweredAt' } }
const question = { field: { fieldPath: 'unansweredQuestion' } }

/**
 * The newest questions that had no answer, one a conversation, as a `runQuery` of Firestore's REST interface:
 * of an agent whose document is the parent, or of all agents of a workspace. Tests are left out, and so are
 * conversations whose question was dealt with or is not kept.
 */
export function unansweredQuery(count: number, workspaceId?: string) {
  const is = (fieldPath: string, value: object) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  })
  return {
    from: [{ collectionId: 'convos', allDescendants: workspaceId !== undefined }],
    select: {
      fields: ['agentId', 'unansweredAt', 'unansweredQuestion'].map((fieldPath) => ({ fieldPath })),
    },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          ...(workspaceId === undefined ? [] : [is('ownerID', { stringValue: workspaceId })]),
          is('isTest', { booleanValue: false }),
          { fieldFilter: { ...at, op: 'GREATER_THAN', value: { integerValue: '0' } } },
          { fieldFilter: { ...question, op: 'GREATER_THAN', value: { stringValue: '' } } },
        ],
      },
    },
    orderBy: [at, question].map((field) => ({ ...field, direction: 'DESCENDING' })),
    limit: count,
  }
}
