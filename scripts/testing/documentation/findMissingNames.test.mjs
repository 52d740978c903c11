import { describe, expect, it } from 'vitest'
import { findMissingNames, missingNamesOf } from './findMissingNames.mjs'

const words = new Set(['moveWallet', 'AppError', 'cardMissing'])
const missing = (text) => missingNamesOf('docs/page.md', text, words)

describe('findMissingNames', () => {
  it('names the line of a name that the code does not contain', () => {
    expect(missing('One.\n\nOnly `moveCredits` does.')).toEqual(['docs/page.md:3: moveCredits'])
    expect(missing("`new AppError('failed-precondition', 'noCard')`")).toEqual(['docs/page.md:1: noCard'])
  })

  it('accepts names of the code, and the beginnings of names', () => {
    expect(missing("`moveWallet()`, `AppError('cardMissing')`, `authorizeFor…`")).toEqual([])
  })

  it('ignores paths, words outside of code and words in one case', () => {
    expect(missing('moveCredits, `credits/moveCredits.ts`, `moveCredits.test.ts`, `npm test`')).toEqual([])
  })

  it('finds no name in the documentation that the code does not contain', () => {
    expect(findMissingNames()).toEqual([])
  })
})
