import { describe, expect, it } from 'vitest'
import { findIn } from './findUnclearEnglish.mjs'

const source = `
/** What the visitor wrote. */
const mostWords = 3
// Nobody reads this.
 it('is refused', () => {})`
const rulesOf = (places) => places.map((place) => place.split(' (')[0])

describe('findIn', () => {
  it('finds unclear comments, titles and names with their lines', () => {
    expect(rulesOf(findIn('a.test.ts', source))).toEqual([
      'a.test.ts:2: opening',
      'a.test.ts:4: whoever',
      'a.test.ts:5: fragment',
      'a.test.ts:3: most',
    ])
  })

  it('reads test titles in tests alone, and allows the exceptions of a file', () => {
    expect(rulesOf(findIn('a.ts', source, { opening: 1, whoever: 1 }))).toEqual(['a.ts:3: most'])
  })

  it('allows plain comments and the directives of tools', () => {
    expect(findIn('a.ts', '/** Returns the words. */\n// oxlint-disable-next-line who')).toEqual([])
  })

  it('accepts a title that begins with a verb only inside a describe that names the subject', () => {
    const inDescribe = (subject, title) => `describe('${subject}', () => {\n  it('${title}', () => {})\n})\n`
    expect(findIn('a.test.ts', inDescribe('a hold', 'is released'))).toEqual([])
    expect(findIn('a.test.ts', inDescribe('a hold', 'of an agent is released'))).toHaveLength(1)
    expect(findIn('a.test.ts', inDescribe('is released', 'is gone'))).toHaveLength(2)
    const afterDescribe = `${inDescribe('a hold', 'is released')}for (const one of all) {\n  it('is gone', () => {})\n}`
    expect(rulesOf(findIn('a.test.ts', afterDescribe))).toEqual(['a.test.ts:5: fragment'])
  })

  it('refuses a title that begins with the subject of its describe, its first words or its noun', () => {
    const inDescribe = (subject, title) => `describe('${subject}', () => {\n  it('${title}', () => {})\n})\n`
    const repeats = ['a.test.ts:2: repeats']
    expect(rulesOf(findIn('a.test.ts', inDescribe('a hold in %s', 'a hold is released')))).toEqual(repeats)
    expect(rulesOf(findIn('a.test.ts', inDescribe('a hold', 'a hold ends at once')))).toEqual(repeats)
    expect(rulesOf(findIn('a.test.ts', inDescribe('a hold of credit', 'a hold is gone')))).toEqual(repeats)
    expect(rulesOf(findIn('a.test.ts', inDescribe('the last holds of an agent', 'holds are gone')))).toEqual(
      repeats,
    )
    for (const title of [
      'is released',
      'a holder is named',
      'a hold of another agent stays',
      'agents share it',
    ])
      expect(rulesOf(findIn('a.test.ts', inDescribe('a hold of credit', title)))).not.toContain(repeats[0])
  })

  it('refuses a letter before the subject of a title', () => {
    expect(rulesOf(findIn('a.test.ts', `describe('D:findSlash', () => {})`))).toEqual(['a.test.ts:1: letter'])
  })

  it('refuses a number of a hostile case before the end of a title', () => {
    const rulesOfTitle = (title) => rulesOf(findIn('a.test.ts', `it('${title}', () => {})`))
    for (const title of [
      'H-001 a hold ends',
      'a hold ends: H-001',
      'a hold (H-001) ends',
      'H-001 a hold (H-002)',
    ])
      expect(rulesOfTitle(title)).toEqual(['a.test.ts:1: number'])
    for (const title of ['a hold ends (H-001)', 'a hold ends (H-001, H-002)', 'a hold ends'])
      expect(rulesOfTitle(title)).toEqual([])
  })

  it('reads a title after a table whose rows call functions', () => {
    const table = "it.each([f(g(1)), h('a')])"
    expect(rulesOf(findIn('a.test.ts', `${table}('a hold ends: H-001', () => {})`))).toEqual([
      'a.test.ts:1: number',
    ])
  })

  it('refuses a second subject in the title of a test inside a describe', () => {
    const inDescribe = (title) => `describe('a hold', () => {\n  it('${title}', () => {})\n})\n`
    expect(rulesOf(findIn('a.test.ts', inDescribe('the wallet gets it back')))).toEqual([
      'a.test.ts:2: secondSubject',
    ])
    expect(findIn('a.test.ts', inDescribe('returns to the wallet'))).toEqual([])
    expect(findIn('a.test.ts', `it('the wallet gets it back', () => {})`)).toEqual([])
  })
})
