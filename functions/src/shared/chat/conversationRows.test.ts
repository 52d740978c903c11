import { describe, expect, it } from 'vitest'
import { rowsQuery } from './conversationRows.ts'

const fieldsOf = (withTerms: boolean) =>
  rowsQuery([['isTest', false]], { withTerms }).select.fields.map(({ fieldPath }) => fieldPath)

describe('the query for rows of the inbox', () => {
  it('requests no messages, and search words only for a search', () => {
    expect(fieldsOf(false)).not.toContain('window')
    expect(fieldsOf(false)).not.toContain('terms')
    expect(fieldsOf(true)).toContain('terms')
  })

  it('reads the conversations of one agent or of a whole workspace', () => {
    expect(rowsQuery([]).from).toEqual([{ collectionId: 'convos', allDescendants: false }])
    expect(rowsQuery([], { isGroup: true }).from).toEqual([{ collectionId: 'convos', allDescendants: true }])
  })

  it('continues after the last row of the previous page', () => {
    expect(rowsQuery([])).not.toHaveProperty('startAt')
    expect(rowsQuery([], {}, 12)).toMatchObject({
      startAt: { values: [{ integerValue: '12' }], before: false },
    })
  })

  it('filters by a value, by one of several, and by an entry of a list', () => {
    const { where } = rowsQuery([
      ['seen', false],
      ['state', ['bot', 'human'], 'in'],
      ['tags', 'vip', 'contains'],
    ])
    expect(
      where.compositeFilter.filters.map(({ fieldFilter }) => [fieldFilter.op, fieldFilter.value]),
    ).toEqual([
      ['EQUAL', { booleanValue: false }],
      ['IN', { arrayValue: { values: [{ stringValue: 'bot' }, { stringValue: 'human' }] } }],
      ['ARRAY_CONTAINS', { stringValue: 'vip' }],
    ])
  })
})
