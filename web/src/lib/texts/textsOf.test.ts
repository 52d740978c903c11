import { readFileSync } from 'node:fs'
import { languages } from '@parley/functions/shared/texts/languages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isolateTexts } from './isolateTexts.ts'

const english = {
  submit: 'Sign in',
  newHere: 'New here? <link>Create an account</link>',
  untranslated: 'Only in English',
} as const

async function texts(language: string) {
  vi.resetModules()
  document.documentElement.lang = language
  const { textsAreHere, textsOf } = await import('./textsOf.ts')
  const t = textsOf('signIn', english)
  await textsAreHere()
  return t
}

afterEach(() => {
  document.documentElement.lang = 'en'
})

describe('textsOf', () => {
  it('says what the person’s language has', async () => {
    const t = await texts('de')
    expect(t('submit')).toBe('Anmelden')
    expect(t.markup('newHere', { link: (text) => `[${text}]` })).toBe('Neu hier? [Konto anlegen]')
  })

  it('says the rest in English', async () => {
    expect((await texts('de'))('untranslated')).toBe('Only in English')
    expect((await texts('xx'))('submit')).toBe('Sign in')
  })

  it('keeps the order of English between words that run from the right', async () => {
    document.documentElement.dir = 'rtl'
    const t = await texts('ar')
    document.documentElement.dir = 'ltr'
    expect(t('submit')).toBe('تسجيل الدخول')
    const regionsIn = isolateTexts({ plain: 'Only in English.', rich: ['Room for ', ['count'], '.'] })
    expect(regionsIn).toEqual({
      plain: '\u2066Only in English.\u2069',
      rich: ['\u2066', 'Room for ', ['count'], '.', '\u2069'],
    })
  })

  it('knows the languages of the script before the first paint', () => {
    const script = readFileSync('web/public/first.js', 'utf8')
    const existing = /const known = \[(.+)\]/.exec(script)?.[1]?.replaceAll("'", '').split(', ')
    expect(existing).toEqual(languages.map(({ language }) => language))
  })
})
