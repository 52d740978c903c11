import { describe, expect, it } from 'vitest'
import { logicalText } from './logicalText.ts'

describe('a line from the right', () => {
  it.each([
    ['words', ['الثانية', ' ', 'الأولى'], 'الأولى الثانية'],
    ['Latin words within', ['بعد', ' ', 'Parley', ' ', 'Pro', ' ', 'قبل'], 'قبل Parley Pro بعد'],
    ['a number after a Latin word', ['بعد', ' ', 'A', '-4711', ' ', 'قبل'], 'قبل A-4711 بعد'],
    ['a telephone number', ['1234567 30 49+', ' ', 'هاتف'], 'هاتف +49 30 1234567'],
    ['a price with its decimals', ['يورو', ' ', '12', '.', '50', ' ', 'بسعر'], 'بسعر 12.50 يورو'],
    ['brackets, which are drawn the other way round', ['(', 'מלה', ')', ' ', 'לפני'], 'לפני (מלה)'],
    ['a comma before a Latin word', ['טלפון', ' ', ',Parley', ' ', 'דרך'], 'דרך Parley, טלפון'],
  ])('orders %s', (_, pieces, line) => {
    expect(logicalText(pieces)).toBe(line)
  })
})
