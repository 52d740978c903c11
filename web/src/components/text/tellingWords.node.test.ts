import { describe, expect, it } from 'vitest'
import { tellingWords } from './tellingWords.ts'

describe('tellingWords', () => {
  it('returns long words and words with a digit, each once, without accents and case', () => {
    expect(tellingWords('We ship Orders in 3 days; orders over €50 go to Zürich.')).toEqual([
      'orders',
      '3',
      '50',
      'zurich',
    ])
  })
})
