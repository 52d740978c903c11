import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { publicBrandingSchema } from '../../../shared/agencies/agency.ts'
import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import { brandScript } from './pages/brandScript.ts'
import { describeHost } from './domains/describeHost.ts'
import { fillPage } from './pages/fillPage.ts'
import { webManifest } from './pages/webManifest.ts'

const page = readFileSync(new URL('../../../../../web/agency.html', import.meta.url), 'utf8')
const agentPage = readFileSync(new URL('../../../../../widget/pages/agent.html', import.meta.url), 'utf8')
const evil = '</title></style></script><script>alert(1)</script>"\u2028'
const harbour = {
  ...defaultBrand,
  name: 'Harbour Desk',
  title: 'Harbour Desk',
  logo: { light: 'https://files.example/logo.png', dark: '' },
  favicon: 'https://files.example/icon.png',
  neutralHue: 230,
}

function branding(brand: object = {}, fields: object = {}) {
  const footer = { mainWebsite: '', supportEmail: '', tosPage: '', privacyPolicypPage: '', address: '' }
  return publicBrandingSchema.parse({
    agencyId: 'agency1',
    region: 'eu',
    brand: { ...harbour, ...brand },
    colorUsage: 'plain',
    customCSS: '',
    brandingText: '',
    disablePasswordLogin: false,
    footer,
    ...fields,
  })
}

describe('a page with a brand filled in', () => {
  const filled = fillPage(page, describeHost(branding()), 'https://chat.acme.com/login')

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

  it('the page of an agent has the same parts', () => {
    const shared = fillPage(agentPage, describeHost(branding()), 'https://chat.acme.com/share')
    expect(shared).toContain('<title>Harbour Desk</title>')
    expect(shared).toContain('og:title')
  })

  it('the page of a host without an agency names none and is not found by search engines', () => {
    const neutral = fillPage(page, describeHost(undefined), 'https://chat.acme.com/')
    expect(neutral).toContain('<title>Dashboard</title>')
    expect(neutral).toContain('<meta name="robots" content="noindex"')
    expect(neutral).not.toContain('og:')
    expect(neutral).not.toContain('"agency"')
  })

  it.each(['name', 'title', 'font'])('escapes everything in the %s', (field) => {
    const shown = branding()
    const looks = describeHost({ ...shown, brand: { ...shown.brand, [field]: evil } })
    for (const text of [fillPage(page, looks, 'https://a.b/'), fillPage(agentPage, looks, 'https://a.b/')]) {
      expect(text).not.toContain('<script>alert')
      expect(text.split('</style>')).toHaveLength(text.split('<style').length)
    }
    expect(brandScript(looks)).not.toMatch(/<\/|[\u2028\u2029]/)
    expect(JSON.parse(webManifest(looks))).toHaveProperty('name')
  })

  it('escapes everything in the texts beside sign-in', () => {
    const looks = describeHost(branding({}, { brandingText: evil, customCSS: evil }))
    expect(fillPage(page, looks, evil)).not.toContain('<script>alert')
    expect(brandScript(looks)).not.toContain('</')
  })

  it('never contains the style sheet of the agency, which sign-in does not apply', () => {
    const looks = describeHost(branding({}, { customCSS: 'body { color: hotpink }' }))
    expect(fillPage(page, looks, '') + brandScript(looks)).not.toContain('hotpink')
  })
})

describe('the script of a brand', () => {
  it('sets title, icon and colours, and adds the brand where it is read', () => {
    const added: { id?: string; textContent: string }[] = []
    const icon = { href: '' }
    const page = {
      title: '',
      querySelector: () => icon,
      createElement: () => ({}),
      head: { append: (element: { textContent: string }) => added.push(element) },
    }
    // oxlint-disable-next-line typescript/no-implied-eval
    new Function('document', brandScript(describeHost(branding())))(page)
    expect(page.title).toBe('Harbour Desk')
    expect(icon.href).toBe('https://files.example/icon.png')
    expect(added[0]?.textContent).toContain('--paper:')
    expect(JSON.parse(added[1]?.textContent ?? '')).toMatchObject({ name: 'Harbour Desk' })
  })

  it('the script and the pages are at most 3 kB larger than without a brand', () => {
    const words = 'We answer what our clients ask, day and night, in the words of their own people. '
    const looks = describeHost(branding({}, { brandingText: words.repeat(60) }))
    const size = (text: string) => gzipSync(text, { level: 9 }).length
    expect(size(brandScript(looks))).toBeLessThan(3_000)
    expect(size(fillPage(page, looks, 'https://chat.acme.com/')) - size(page)).toBeLessThan(3_000)
  })
})

it("an installed dashboard has the agency's name, colour and pictures", () => {
  expect(JSON.parse(webManifest(describeHost(branding())))).toMatchObject({
    name: 'Harbour Desk',
    theme_color: harbour.primary,
    icons: [
      { src: 'https://files.example/logo.png' },
      { src: 'https://files.example/icon.png' },
      // Its first letter, which a phone can draw in every size.
      { src: expect.stringContaining('%3EH%3C'), sizes: '192x192 512x512 any', type: 'image/svg+xml' },
    ],
  })
})
