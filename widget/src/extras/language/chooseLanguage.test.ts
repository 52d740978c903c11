import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { chooseLanguage } from './chooseLanguage.ts'

const visitor = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
afterEach(() => vi.restoreAllMocks())

describe('chooseLanguage', () => {
  it('uses the language of the page before all others', () => {
    visitor('fr')
    expect(chooseLanguage(exampleConfig({ lang: 'de', followBrowserLanguage: true }), 'es-MX')).toBe('es')
  })

  it('uses the visitor’s first supported language when the agent follows it', () => {
    visitor('ja-JP', 'nl-BE', 'fr')
    expect(chooseLanguage(exampleConfig({ lang: 'de', followBrowserLanguage: true }), undefined)).toBe('nl')
    expect(chooseLanguage(exampleConfig({ lang: 'de' }), undefined)).toBe('de')
  })

  it('uses a language that only the owner’s greetings have', () => {
    visitor('ja-JP', 'nl-BE')
    expect(
      chooseLanguage(
        exampleConfig({ followBrowserLanguage: true, greetings: { ja: ['こんにちは'] } }),
        undefined,
      ),
    ).toBe('ja')
  })

  it('uses English when no requested language is supported', () => {
    visitor('ja')
    expect(chooseLanguage(exampleConfig({ lang: 'xx', followBrowserLanguage: true }), 'tlh')).toBe('en')
    expect(chooseLanguage(undefined, undefined)).toBe('en')
  })
})
