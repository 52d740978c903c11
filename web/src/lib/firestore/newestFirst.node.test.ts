import { describe, expect, it } from 'vitest'
import { mergeNewest } from './newestFirst.ts'

const at = (ID: string, time: number) => ({ ID, time })
const timeOf = ({ time }: { time: number }) => time
const ids = (items: { ID: string }[]) => items.map(({ ID }) => ID)

describe('mergeNewest', () => {
  it('keeps an item that has left the followed part', () => {
    expect(ids(mergeNewest([at('new', 9), at('b', 5)], [at('b', 5), at('c', 3)], timeOf))).toEqual([
      'new',
      'b',
      'c',
    ])
  })

  it('keeps an item that has left the followed part with the same time as its end', () => {
    expect(ids(mergeNewest([at('new', 9), at('b', 5)], [at('b', 5), at('c', 5)], timeOf))).toEqual([
      'new',
      'b',
      'c',
    ])
  })

  it('removes a deleted item', () => {
    expect(ids(mergeNewest([at('a', 9), at('c', 3)], [at('a', 9), at('b', 5), at('c', 3)], timeOf))).toEqual([
      'a',
      'c',
    ])
  })

  it('removes missing items of a list that is followed completely', () => {
    expect(mergeNewest([], [at('resolved', 5)], timeOf, true)).toEqual([])
  })
})
