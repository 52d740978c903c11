import { describe, expect, it } from 'vitest'
import { mailedCode } from './fields.ts'

describe('mailedCode', () => {
  it.each([
    ' 617769 ',
    '617 769',
    '617-769',
    '617\u00a0769',
    '６１７７６９',
    '٦١٧٧٦٩',
    'Your code is 617769.',
  ])('finds the code in %j', (pasted) => {
    expect(mailedCode.parse(pasted)).toBe('617769')
  })

  it.each(['61776', '6177690', 'code', ''])('finds no code in %j', (pasted) => {
    expect(mailedCode.safeParse(pasted).success).toBe(false)
  })
})
