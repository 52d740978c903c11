import { describe, expect, it } from 'vitest'
import { cleanInput } from './cleanInput.ts'

describe('external input', () => {
  it('is refused with a key that reaches a prototype, without polluting it (H-031)', () => {
    const hostile: unknown = JSON.parse('{"a":{"b":{"__proto__":{"isAdmin":true}}}}')
    expect(() => cleanInput(hostile, 1_000)).toThrow('isn’t right')
    expect(() => cleanInput(JSON.parse('{"constructor":{"prototype":{"x":1}}}'), 1_000)).toThrow(
      'isn’t right',
    )
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
  })

  it('is refused when it is too deep, too wide or too long (H-032)', () => {
    let deep: unknown = 1
    for (let level = 0; level < 10_000; level++) deep = [deep]
    const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, number) => [`k${number}`, number]))
    expect(() => cleanInput(deep, 1_000)).toThrow('isn’t right')
    expect(() => cleanInput(wide, 1_000_000)).toThrow('too large')
    expect(() => cleanInput('x'.repeat(2_000_000), 64_000)).toThrow('too large')
  })

  it('loses control and direction characters and lone surrogates, and is in NFC (H-033)', () => {
    expect(cleanInput('a\u0000b\u202Ec\uD800d e\u0301', 1_000)).toBe('abc\uFFFDd é')
  })

  it('loses control and direction characters in keys too, and is refused when that leaves a forbidden key', () => {
    expect(cleanInput({ 'na\u202eme\u0085': 'x\u009f\ufeff' }, 1_000)).toEqual({ name: 'x' })
    for (const key of ['__pro\u202eto__', 'construc\u0000tor', '\u0000', ''])
      expect(() => cleanInput(JSON.parse(JSON.stringify({ [key]: 1 })), 1_000)).toThrow('isn’t right')
  })

  it('keeps plain values, lists, maps and line breaks unchanged', () => {
    const value = { list: [1, true, null, 'text\nwith lines'], map: { inner: 'ä' } }
    expect(cleanInput(value, 1_000)).toEqual(value)
  })
})

describe('a letter with a hundred thousand combining marks', () => {
  it('keeps twenty of them', () => {
    const marks = String.fromCodePoint(0x316).repeat(100_000)
    expect(cleanInput(`q${marks}`, 200_000)).toBe(`q${marks.slice(0, 20)}`)
  })
})
