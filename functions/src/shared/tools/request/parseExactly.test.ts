import { describe, expect, it } from 'vitest'
import { parseExactly } from './parseExactly.ts'

describe('parseExactly', () => {
  it.each([
    ['7615917337495251231', '7615917337495251231'],
    ['{"id":2512292042121000001}', { id: '2512292042121000001' }],
    ['[12.30,1e400,-0]', ['12.30', '1e400', '-0']],
    ['{"price":12.5,"count":3,"is":true,"not":null}', { price: 12.5, count: 3, is: true, not: null }],
    ['{"__proto__":{"a":1}}', Object.defineProperty({}, '__proto__', { value: { a: 1 }, enumerable: true })],
  ])('keeps the digits of %s', (json, expected) => {
    expect(parseExactly(json)).toEqual(expected)
  })

  it('refuses a text that is not JSON', () => {
    expect(() => parseExactly('{"a":')).toThrow(SyntaxError)
  })
})
