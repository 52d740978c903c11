import { checkFields } from '@parley/functions/shared/errors/checkFields'
import { defaultSiteSettings } from '@parley/functions/shared/knowledge/sites'
import { describe, expect, it } from 'vitest'
import { newSiteForm, patternsBelow, settingsForm, settingsOf, typedSettings } from './siteForm.ts'

const typed = typedSettings('Help', { ...defaultSiteSettings, include: ['/help/*'] })

describe('the settings of a site', () => {
  it('are the same after they were shown and sent', () => {
    const { title, ...settings } = settingsForm.parse(typed)
    expect(title).toBe('Help')
    expect(settings).toEqual({ ...defaultSiteSettings, include: ['/help/*'] })
  })

  it.each([
    [{ include: '/ok\nhelp' }, { 'include.1': 'sitePatternWrong' }],
    [{ maxPages: '' }, { maxPages: 'fillIn' }],
    [{ maxPages: 'many' }, { maxPages: 'numberMissing' }],
    [{ maxDepth: '11' }, { maxDepth: { key: 'atMost', values: { most: 10 } } }],
  ])('%o is wrong', (changes, fields) => {
    expect(checkFields(settingsForm, { ...typed, ...changes })).toEqual({ success: false, fields })
  })
})

describe('what a new site covers', () => {
  it.each([
    ['example.com', []],
    ['https://example.com/', []],
    ['https://example.com/index.html', []],
    ['example.com/help', ['/help$', '/help/*', '/help?*']],
    ['https://example.com/help/', ['/help/*']],
    ['https://example.com/help/start.html?from=mail', ['/help/*']],
  ])('below %s', (address, patterns) => {
    expect(patternsBelow(address)).toEqual(patterns)
  })

  it('is one page without its links and sitemap', () => {
    const values = { ...typed, agentId: 'a', address: 'example.com/help', covers: 'page' as const }
    const { include, maxDepth, usesSitemaps } = settingsOf(newSiteForm.parse(values))
    expect({ include, maxDepth, usesSitemaps }).toEqual({ include: [], maxDepth: 0, usesSitemaps: false })
  })
})
