import { describe, expect, it } from 'vitest'
import { isRuleMet } from './isRuleMet.ts'
import { parseNumber } from '../../../../shared/flow/parseNumber.ts'
import { readValue } from './readValue.ts'

const field = (kind: 'number' | 'date' | 'phone') => ({ key: 'value', label: '', kind, choices: [] })

describe('a number that a person wrote', () => {
  it.each([
    ['12', 12],
    ['-3.5', -3.5],
    ['3,5', 3.5],
    ['9,99', 9.99],
    ['1,500', undefined],
    ['١٢', 12],
    ['۱۲٫۵', undefined],
    ['１２', 12],
    ['0x10', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['', undefined],
  ])('parses %j as %s', (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it('is stored in the digits 0 to 9, like dates and phone numbers', () => {
    expect(readValue(field('number'), '٣')).toBe('3')
    expect(readValue(field('date'), '２０２６-１１-２８')).toBe('2026-11-28')
    expect(readValue(field('phone'), '+٤٩ ٣٠ ١٢٣٤٥')).toBe('+49 30 12345')
    expect(readValue(field('number'), '0x10')).toBeUndefined()
  })

  it('is compared as a number by rules', () => {
    const facts = { reply: '', form: '', values: { count: '١٢' }, tools: {}, turns: 0 }
    const rule = { rule: 'variable', key: 'count', comparison: 'above', value: '9' } as const
    expect(isRuleMet(rule, facts)).toBe(true)
    expect(isRuleMet(rule, { ...facts, values: { count: '0x10' } })).toBe(false)
  })
})
