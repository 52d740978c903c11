import { expect, it } from 'vitest'
import { languages } from '../../../shared/texts/languages.ts'
import { texts as english } from './texts/en.ts'
import { languageOf, mailText } from './clientMailTexts.ts'

const keys = Object.keys(english).filter((key): key is keyof typeof english => key in english)
const wordsIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([word]) => word)
    .toSorted()
    .join(' ')

it.each(languages)('emails in $name have the same placeholders as the English ones', ({ language }) => {
  const wrong = keys.filter((key) => wordsIn(mailText(language, key)) !== wordsIn(english[key]))
  expect(wrong).toEqual([])
})

it.each(languages.filter(({ language }) => language !== 'en'))(
  'emails in $name are translated',
  ({ language }) => {
    expect(keys.filter((key) => mailText(language, key) === english[key])).toEqual([])
  },
)

it('an email to a client fills in values without interpreting them', () => {
  const values = { agency: 'A {code} $& company', code: '123456' }
  expect(mailText('en', 'loginCode', values)).toContain('sign in to A {code} $& company.')
})

it('an email to a client falls back to English', () => {
  expect(languageOf({ preferredLanguage: 'ar' })).toBe('ar')
  expect(languageOf({ preferredLanguage: 'xx' })).toBe('en')
  expect(languageOf({ preferredLanguage: '' })).toBe('en')
})
