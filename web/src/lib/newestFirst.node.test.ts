import { describe, expect, it } from 'vitest'
import { mergeNewest } from './newestFirst.ts'

const at = (ID: string, time: number) => ({ ID, time })
const timeOf = ({ time }: { time: number }) => time
const ids = (items: { ID: string }[]) => items.map(({ ID }) => ID)

describe('mergeNewest', () => {
  it('keeps what slid out of the followed part', () => {
    expect(ids(mergeNewest([at('new', 9), at('b', 5)], [at('b', 5), at('c', 3)], timeOf))).toEqual([
      'new',
      'b',
      'c',
    ])
  })

  it('keeps what slid out though it is of the same moment as the end', () => {
    expect(ids(mergeNewest([at('new', 9), at('b', 5)], [at('b', 5), at('c', 5)], timeOf))).toEqual([
      'new',
      'b',
      'c',
    ])
  })

  it('lets go of what was deleted', () => {
    expect(ids(mergeNewest([at('a', 9), at('c', 3)], [at('a', 9), at('b', 5), at('c', 3)], timeOf))).toEqual([
      'a',
      'c',
    ])
  })

  it('keeps nothing of what is gone from a list that is followed as a whole', () => {
    expect(mergeNewest([], [at('resolved', 5)], timeOf, true)).toEqual([])
  })
})
