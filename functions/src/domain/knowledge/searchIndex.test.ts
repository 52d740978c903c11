import { describe, expect, it } from 'vitest'
import { buildIndex, loadIndex } from './searchIndex.ts'

const chunks = [
  { id: '1', title: 'Returns', text: 'Stock pieces can be returned within 30 days for a full refund.' },
  { id: '2', title: 'Care', text: 'Oil a table once a year.' },
  { id: '3', title: 'Hours', text: 'The showroom is open on Saturday from 10 to 15.' },
]

describe('the search index', () => {
  it("finds the passage that answers a question, in the question's own words", () => {
    const index = buildIndex(chunks)
    expect(index.search('How do I return a piece?', 3)[0]?.id).toBe('1')
    expect(index.search('when are you open saturdays', 3)[0]?.id).toBe('3')
    expect(index.search('How often should tables be oiled?', 3)[0]?.id).toBe('2')
  })

  it('finds the same after it was stored', () => {
    const stored = loadIndex(buildIndex(chunks).serialize())
    expect(stored.search('refund', 3)).toEqual([chunks[0]])
  })

  it('finds nothing rather than anything', () => {
    expect(buildIndex(chunks).search('What is the capital of France?', 3)).toEqual([])
    expect(buildIndex([]).search('anything', 3)).toEqual([])
  })
})
