import { describe, expect, it } from 'vitest'
import { validKey } from './validKey.ts'

describe('validKey', () => {
  it.each([
    ['order-no', 'order_no'],
    ['Größe in cm', 'Gro_e_in_cm'],
    ['2nd choice', 'nd_choice'],
    ['  ', 'field1'],
    ['الاسم', 'field1'],
    ['city', 'city_2'],
    ['order', 'order'],
  ])('turns %j into %j', (typed, key) => {
    expect(validKey(typed, { before: 'field1', usedKeys: ['city'] })).toBe(key)
  })

  it('gives every field a key of its own within the length of keys', () => {
    const long = 'a'.repeat(40)
    const first = validKey(long, { before: 'field1', usedKeys: [] })
    const second = validKey(long, { before: 'field2', usedKeys: [first] })
    expect([first.length, second.length]).toEqual([30, 29])
    expect(second).not.toBe(first)
  })
})
