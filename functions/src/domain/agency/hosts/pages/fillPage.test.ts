import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { harbour, harbourLooks, hostileText } from '#test/agency/harbourLooks.ts'
import { defaultBrand } from '../../../../shared/brand/defaultBrand.ts'
import { describeHost } from '../domains/describeHost.ts'
import { fillPage } from './fillPage.ts'

const page = readFileSync(new URL('../../../../../../web/agency.html', import.meta.url), 'utf8')
const agentPage = readFileSync(new URL('../../../../../../widget/pages/agent.html', import.meta.url), 'utf8')

describe('a page with a brand filled in', () => {
  const filled = fillPage(page, harbourLooks(), 'https://chat.acme.com/login')

  it('has title, icon, colours and preview of its agency, and loads no script of the brand', () => {
    expect(filled).toContain('<title>Harbour Desk</title>')
    expect(filled).toContain('<link rel="icon" href="https://files.example/icon.png"')
    expect(filled).toContain('--paper:oklch(0.985 0.004 230)')
    expect(filled).toContain('<meta property="og:image" content="https://files.example/logo.png">')
    expect(filled).toContain('<meta property="og:url" content="https://chat.acme.com/login">')
    expect(filled).toContain('<meta name="robots" content="index"')
    expect(filled).not.toContain('brand.js')
    expect(filled).not.toContain(defaultBrand.name)
  })

  it('carries the data that the application reads', () => {
    const json = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(filled)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      ...harbour,
      agency: { agencyId: 'agency1', region: 'eu', disablePasswordLogin: false },
    })
  })

  it('has title and preview as the page of an agent too', () => {
    const shared = fillPage(agentPage, harbourLooks(), 'https://chat.acme.com/share')
    expect(shared).toContain('<title>Harbour Desk</title>')
    expect(shared).toContain('og:title')
  })

  it('names no agency on a host without one, and is not found by search engines there', () => {
    const neutral = fillPage(page, describeHost(undefined), 'https://chat.acme.com/')
    expect(neutral).toContain('<title>Dashboard</title>')
    expect(neutral).toContain('<meta name="robots" content="noindex"')
    expect(neutral).not.toContain('og:')
    expect(neutral).not.toContain('"agency"')
  })

  it.each(['name', 'title', 'font'])('escapes everything in the %s', (field) => {
    const looks = harbourLooks({ [field]: hostileText })
    for (const text of [fillPage(page, looks, 'https://a.b/'), fillPage(agentPage, looks, 'https://a.b/')]) {
      expect(text).not.toContain('<script>alert')
      expect(text.split('</style>')).toHaveLength(text.split('<style').length)
    }
  })

  it('escapes everything in the URL and the texts beside sign-in', () => {
    const looks = harbourLooks({}, { brandingText: hostileText, customCSS: hostileText })
    expect(fillPage(page, looks, hostileText)).not.toContain('<script>alert')
  })

  it('never contains the style sheet of the agency, which sign-in does not apply', () => {
    const looks = harbourLooks({}, { customCSS: 'body { color: hotpink }' })
    expect(fillPage(page, looks, '')).not.toContain('hotpink')
  })

  it('is at most 3 kB larger than without a brand', () => {
    const words = 'We answer what our clients ask, day and night, in the words of their own people. '
    const looks = harbourLooks({}, { brandingText: words.repeat(60) })
    const size = (text: string) => gzipSync(text, { level: 9 }).length
    expect(size(fillPage(page, looks, 'https://chat.acme.com/')) - size(page)).toBeLessThan(3_000)
  })
})
