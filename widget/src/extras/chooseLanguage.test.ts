import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { chooseLanguage } from './chooseLanguage.ts'

const visitor = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
afterEach(() => vi.restoreAllMocks())

describe('the language', () => {
  it('is what the page wishes, before all else', () => {
    visitor('fr')
    expect(chooseLanguage(exampleConfig({ lang: 'de', followBrowserLanguage: true }), 'es-MX')).toBe('es')
  })

  it('is the first of the visitor’s that the widget speaks, when it shall follow', () => {
    visitor('ja-JP', 'nl-BE', 'fr')
    expect(chooseLanguage(exampleConfig({ lang: 'de', followBrowserLanguage: true }), undefined)).toBe('nl')
    expect(chooseLanguage(exampleConfig({ lang: 'de' }), undefined)).toBe('de')
  })

  it('can be one that only the owner’s greetings speak', () => {
    visitor('ja-JP', 'nl-BE')
    expect(
      chooseLanguage(
        exampleConfig({ followBrowserLanguage: true, greetings: { ja: ['こんにちは'] } }),
        undefined,
      ),
    ).toBe('ja')
  })

  it('is English where nobody says anything that is spoken', () => {
    visitor('ja')
    expect(chooseLanguage(exampleConfig({ lang: 'xx', followBrowserLanguage: true }), 'tlh')).toBe('en')
    expect(chooseLanguage(undefined, undefined)).toBe('en')
  })
})
