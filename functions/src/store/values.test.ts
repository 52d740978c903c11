import { describe, expect, it } from 'vitest'
import { decodeFields, encodeFields } from './values.ts'

describe('the codec of values', () => {
  it('returns every value as it was', () => {
    const data = {
      text: 'é😀',
      empty: '',
      yes: true,
      no: false,
      nothing: null,
      whole: 5,
      largest: Number.MAX_SAFE_INTEGER,
      below: -3,
      part: 1.5,
      huge: 1e300,
      notANumber: Number.NaN,
      endless: -Infinity,
      at: new Date(1_700_000_000_123),
      bytes: Buffer.from([0, 255, 7]),
      list: [1, 'a', { inner: [2] }, null],
      emptyList: [],
      map: { a: { b: {} } },
      'odd-name': 1,
    }
    expect(decodeFields(JSON.parse(JSON.stringify(encodeFields(data))))).toEqual(data)
  })

  it('names values by the type that Firestore gives them', () => {
    expect(encodeFields({ a: 1, b: 1.5, c: Number.NaN, d: new Date(0), e: new Uint8Array([1]) })).toEqual({
      a: { integerValue: '1' },
      b: { doubleValue: 1.5 },
      c: { doubleValue: 'NaN' },
      d: { timestampValue: '1970-01-01T00:00:00.000Z' },
      e: { bytesValue: 'AQ==' },
    })
  })

  it.each([undefined, () => 1, Symbol('x'), 1n, new Map(), [[1]], { deep: undefined }])(
    'refuses %o',
    (value) => {
      expect(() => encodeFields({ value })).toThrow(TypeError)
    },
  )

  it('reads empty lists and maps, which come without their content', () => {
    expect(decodeFields({ list: { arrayValue: {} }, map: { mapValue: {} } })).toEqual({ list: [], map: {} })
    expect(decodeFields(undefined)).toEqual({})
  })
})
