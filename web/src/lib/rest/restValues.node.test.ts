import { describe, expect, it } from 'vitest'
import { decodeFields } from './restValues.ts'

describe('decodeFields', () => {
  it('decodes every kind of value that our documents contain', () => {
    expect(
      decodeFields({
        title: { stringValue: 'Front desk' },
        isOpen: { booleanValue: false },
        count: { integerValue: '49000000' },
        ratio: { doubleValue: 0.5 },
        endless: { doubleValue: 'Infinity' },
        nothing: { nullValue: null },
        words: {
          arrayValue: {
            values: [{ stringValue: 'one' }, { mapValue: { fields: { two: { integerValue: '2' } } } }],
          },
        },
        inner: {
          mapValue: { fields: { limits: { mapValue: { fields: { maxAgents: { integerValue: '10' } } } } } },
        },
      }),
    ).toEqual({
      title: 'Front desk',
      isOpen: false,
      count: 49_000_000,
      ratio: 0.5,
      endless: Infinity,
      nothing: null,
      words: ['one', { two: 2 }],
      inner: { limits: { maxAgents: 10 } },
    })
  })

  it('decodes empty lists and maps, which have no content', () => {
    expect(decodeFields({ words: { arrayValue: {} }, inner: { mapValue: {} } })).toEqual({
      words: [],
      inner: {},
    })
    expect(decodeFields(undefined)).toEqual({})
  })
})
