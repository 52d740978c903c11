import { expect, it } from 'vitest'
import { callTextsOf } from './callTexts.ts'
import { languages } from '../texts/languages.ts'

it.each(languages)('in $name has sentences that a vendor can hang up by', ({ language }) => {
  const { personAnswers, unavailable } = callTextsOf(language)
  for (const sentence of [personAnswers, unavailable]) expect(sentence.length).toBeLessThanOrEqual(140)
  expect(callTextsOf(`${language}-XX`)).toBe(callTextsOf(language))
})

it('speaks English where there is no other', () => {
  expect(callTextsOf('tlh')).toBe(callTextsOf('en'))
})
