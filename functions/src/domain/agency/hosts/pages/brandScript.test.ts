import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { harbourLooks, hostileText } from '#test/agency/harbourLooks.ts'
import { brandScript } from './brandScript.ts'

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
    new Function('document', brandScript(harbourLooks()))(page)
    expect(page.title).toBe('Harbour Desk')
    expect(icon.href).toBe('https://files.example/icon.png')
    expect(added[0]?.textContent).toContain('--paper:')
    expect(JSON.parse(added[1]?.textContent ?? '')).toMatchObject({ name: 'Harbour Desk' })
  })

  it.each(['name', 'title', 'font'])('cannot be ended by the %s', (field) => {
    expect(brandScript(harbourLooks({ [field]: hostileText }))).not.toMatch(/<\/|[\u2028\u2029]/)
  })

  it('cannot be ended by the texts beside sign-in', () => {
    const looks = harbourLooks({}, { brandingText: hostileText, customCSS: hostileText })
    expect(brandScript(looks)).not.toContain('</')
  })

  it('never contains the style sheet of the agency, which sign-in does not apply', () => {
    const looks = harbourLooks({}, { customCSS: 'body { color: hotpink }' })
    expect(brandScript(looks)).not.toContain('hotpink')
  })

  it('is at most 3 kB large', () => {
    const words = 'We answer what our clients ask, day and night, in the words of their own people. '
    const looks = harbourLooks({}, { brandingText: words.repeat(60) })
    expect(gzipSync(brandScript(looks), { level: 9 }).length).toBeLessThan(3_000)
  })
})
