import { describe, expect, it } from 'vitest'
import { readSiteLook } from './readSiteLook.ts'

const look = (html: string) => readSiteLook(html, 'shop.example')

describe('readSiteLook', () => {
  it('uses the name and colour that the page declares', () => {
    const head =
      '<title>Tables – Harbour &amp; Pine</title><meta property="og:site_name" content="Harbour &amp; Pine">'
    expect(look(`${head}<meta content='#2F5D50' name="theme-color">`)).toEqual({
      name: 'Harbour & Pine',
      colour: '#2f5d50',
      about: '',
    })
  })

  it('uses a brand colour of its styles when the page declares a grey or nothing', () => {
    const page = '<title>Shop | Home</title><meta name="theme-color" content="#ffffff">'
    expect(look(`${page}<style>:root{--brand-color:#c40}</style>`)).toEqual({
      name: 'Shop',
      colour: '#cc4400',
      about: '',
    })
  })

  it('uses the vivid colour that the page uses most', () => {
    expect(
      look('<p style="color:#333;background:#0a7"><i style="color:#0a7"><b style="color:#f00">').colour,
    ).toBe('#00aa77')
  })

  it('uses the host, and no colour, for an empty page', () => {
    expect(look('')).toEqual({ name: 'shop.example', colour: '', about: '' })
    expect(look('<title> </title><p style="color:#222">')).toEqual({
      name: 'shop.example',
      colour: '',
      about: '',
    })
  })

  it('cuts names without half characters and removes characters that change direction', () => {
    expect(look(`<title>${'x'.repeat(59)}😀</title>`).name).toBe('x'.repeat(59))
    expect(look('<title>Pay\u202eLap\u0000</title>').name).toBe('PayLap')
  })

  it('returns the first sentence of the description', () => {
    const described = (text: string) => look(`<meta name="description" content="${text}">`).about
    expect(described('Tables &amp; chairs, made to last. Since 1987.')).toBe('Tables & chairs, made to last.')
    expect(described(`${'word '.repeat(40)}`)).toMatch(/^(word ){10,}word…$/)
    expect(look('<meta property="og:description" content="Boats.">').about).toBe('Boats.')
  })

  it('reads hostile pages fast', () => {
    const started = '<meta '.repeat(50_000) + '--brand'.repeat(20_000) + '<title>'.repeat(20_000)
    expect(look(started).name.length).toBeLessThanOrEqual(60)
  })
})
