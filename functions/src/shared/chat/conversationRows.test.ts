import { describe, expect, it } from 'vitest'
import { rowsQuery } from './conversationRows.ts'

const fieldsOf = (withTerms: boolean) =>
  rowsQuery([['isTest', false]], { withTerms }).select.fields.map(({ fieldPath }) => fieldPath)

describe('a page of rows', () => {
  it('asks for no messages, and for the words of a search only when there is one', () => {
    expect(fieldsOf(false)).not.toContain('window')
    expect(fieldsOf(false)).not.toContain('terms')
    expect(fieldsOf(true)).toContain('terms')
  })

  it('is of one agent, or of all of a workspace', () => {
    expect(rowsQuery([]).from).toEqual([{ collectionId: 'convos', allDescendants: false }])
    expect(rowsQuery([], { isGroup: true }).from).toEqual([{ collectionId: 'convos', allDescendants: true }])
  })

  it('goes on after the moment where the page before ended', () => {
    expect(rowsQuery([])).not.toHaveProperty('startAt')
    expect(rowsQuery([], {}, 12)).toMatchObject({
      startAt: { values: [{ integerValue: '12' }], before: false },
    })
  })

  it('narrows by a value, one of several, and an entry of a list', () => {
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
