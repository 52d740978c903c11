import { describe, expect, it } from 'vitest'
import { languages } from '../../../shared/texts/languages.ts'
import { texts as english } from './texts/en.ts'
import { languageOf, mailText } from './clientMailTexts.ts'

const keys = Object.keys(english).filter((key): key is keyof typeof english => key in english)
const wordsIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([word]) => word)
    .toSorted()
    .join(' ')

describe('clientMailTexts', () => {
  it.each(languages)('have the placeholders of the English texts in $name', ({ language }) => {
    const wrong = keys.filter((key) => wordsIn(mailText(language, key)) !== wordsIn(english[key]))
    expect(wrong).toEqual([])
  })

  it.each(languages.filter(({ language }) => language !== 'en'))(
    'are translated in $name',
    ({ language }) => {
      expect(keys.filter((key) => mailText(language, key) === english[key])).toEqual([])
    },
  )

  it('fill in values without interpreting them', () => {
    const values = { agency: 'A {code} $& company', code: '123456' }
    expect(mailText('en', 'loginCode', values)).toContain('sign in to A {code} $& company.')
  })

  it('fall back to English', () => {
    expect(languageOf({ preferredLanguage: 'ar' })).toBe('ar')
    expect(languageOf({ preferredLanguage: 'xx' })).toBe('en')
    expect(languageOf({ preferredLanguage: '' })).toBe('en')
  })
})
