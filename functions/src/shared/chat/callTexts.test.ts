import { describe, expect, it } from 'vitest'
import { callTextsOf } from './callTexts.ts'
import { languages } from '../texts/languages.ts'

describe('callTextsOf', () => {
  it.each(languages)('returns short sentences in $name, with which a vendor can hang up', ({ language }) => {
    const { personAnswers, unavailable } = callTextsOf(language)
    for (const sentence of [personAnswers, unavailable]) expect(sentence.length).toBeLessThanOrEqual(140)
    expect(callTextsOf(`${language}-XX`)).toBe(callTextsOf(language))
  })

  it('falls back to English for an unknown language', () => {
    expect(callTextsOf('tlh')).toBe(callTextsOf('en'))
  })
})
