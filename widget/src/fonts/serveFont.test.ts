import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadFont, serveFont } from './serveFont.ts'

const added = new Set<{ family: string; source: string }>()
const style = vi.fn()

beforeEach(() => {
  added.clear()
  style.mockClear()
  vi.stubGlobal(
    'FontFace',
    class {
      family: string
      source: string
      constructor(family: string, source: string) {
        this.family = family
        this.source = source
      }
    },
  )
  Object.defineProperty(document, 'fonts', { value: added, configurable: true })
})

afterEach(() => vi.unstubAllGlobals())

describe('serveFont', () => {
  it('loads a served font from beside the script, once and with a name of its own, and removes it with the widget', () => {
    const ending = new AbortController()
    for (let opened = 1; opened <= 2; opened++) serveFont('DM Sans', style, ending.signal)
    expect(style).toHaveBeenCalledExactlyOnceWith({ font: '--font:"DM Sans","Parley DM Sans"' })
    expect([...added].map(({ family }) => family)).toEqual(['Parley DM Sans', 'Parley DM Sans'])
    for (const { source } of added)
      expect(source).toMatch(/\/fonts\/dm-sans-latin(-ext)?-wght-normal\.woff2"\)$/)
    ending.abort()
    expect(added.size).toBe(0)
  })

  it('reports a font as loaded once its text can be rendered in it', async () => {
    const load = vi.fn(() => Promise.resolve([]))
    Object.assign(added, { load })
    await loadFont('DM Sans', 'سؤال؟')
    expect(load).toHaveBeenCalledExactlyOnceWith('1em "DM Sans","Parley DM Sans"', 'سؤال؟')
  })

  it('leaves other fonts to the page and the device', () => {
    serveFont('Courier New', style, new AbortController().signal)
    expect(added.size).toBe(0)
    expect(style).toHaveBeenCalledOnce()
  })
})
