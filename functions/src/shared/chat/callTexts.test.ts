import { expect, it } from 'vitest'
import { callTextsOf } from './callTexts.ts'
import { languages } from '../texts/languages.ts'

it.each(languages)(
  'the call texts in $name have short sentences, with which a vendor can hang up',
  ({ language }) => {
    const { personAnswers, unavailable } = callTextsOf(language)
    for (const sentence of [personAnswers, unavailable]) expect(sentence.length).toBeLessThanOrEqual(140)
    expect(callTextsOf(`${language}-XX`)).toBe(callTextsOf(language))
  },
)

it('callTextsOf falls back to English for an unknown language', () => {
  expect(callTextsOf('tlh')).toBe(callTextsOf('en'))
})
