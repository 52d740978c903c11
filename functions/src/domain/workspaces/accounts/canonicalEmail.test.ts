import { describe, expect, it } from 'vitest'
import { canonicalEmail } from './canonicalEmail.ts'

describe('the canonical form of an email', () => {
  it.each([
    ['Ada@Example.com', 'ada@example.com'],
    ['ada+shop@example.com', 'ada@example.com'],
    ['a.d.a+x+y@gmail.com', 'ada@gmail.com'],
    ['a.da@googlemail.com', 'ada@gmail.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['+only@example.com', '+only@example.com'],
    [' ada@example.com. ', 'ada@example.com'],
  ])('turns %s into %s', (email, canonical) => expect(canonicalEmail(email)).toBe(canonical))
})
