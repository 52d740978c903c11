import { checkFields } from '@parley/functions/shared/errors/checkFields'
import { defaultSiteSettings } from '@parley/functions/shared/knowledge/sites'
import { describe, expect, it } from 'vitest'
import { newSiteForm, patternsBelow, settingsForm, settingsOf, typedSettings } from './siteForm.ts'

const typed = typedSettings('Help', { ...defaultSiteSettings, include: ['/help/*'] })

describe('settingsForm', () => {
  it('returns the settings that typedSettings displayed', () => {
    const { title, ...settings } = settingsForm.parse(typed)
    expect(title).toBe('Help')
    expect(settings).toEqual({ ...defaultSiteSettings, include: ['/help/*'] })
  })

  it.each([
    [{ include: '/ok\nhelp' }, { 'include.1': 'sitePatternWrong' }],
    [{ maxPages: '' }, { maxPages: 'fillIn' }],
    [{ maxPages: 'many' }, { maxPages: 'numberMissing' }],
    [{ maxDepth: '11' }, { maxDepth: { key: 'atMost', values: { most: 10 } } }],
  ])('refuses %o', (changes, fields) => {
    expect(checkFields(settingsForm, { ...typed, ...changes })).toEqual({ success: false, fields })
  })
})

describe('settingsOf', () => {
  it.each([
    ['example.com', []],
    ['https://example.com/', []],
    ['https://example.com/index.html', []],
    ['example.com/help', ['/help$', '/help/*', '/help?*']],
    ['https://example.com/help/', ['/help/*']],
    ['https://example.com/help/start.html?from=mail', ['/help/*']],
  ])('patternsBelow covers everything below %s', (url, patterns) => {
    expect(patternsBelow(url)).toEqual(patterns)
  })

  it('limits a single page to no links and no sitemap', () => {
    const values = { ...typed, agentId: 'a', address: 'example.com/help', covers: 'page' as const }
    const { include, maxDepth, usesSitemaps } = settingsOf(newSiteForm.parse(values))
    expect({ include, maxDepth, usesSitemaps }).toEqual({ include: [], maxDepth: 0, usesSitemaps: false })
  })
})
