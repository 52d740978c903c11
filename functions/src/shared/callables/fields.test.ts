import { expect, it } from 'vitest'
import { mailedCode } from './fields.ts'

it.each([' 617769 ', '617 769', '617-769', '617\u00a0769', '６１７７６９', '٦١٧٧٦٩', 'Your code is 617769.'])(
  'a code is found in %j',
  (pasted) => {
    expect(mailedCode.parse(pasted)).toBe('617769')
  },
)

it.each(['61776', '6177690', 'code', ''])('%j is no code', (pasted) => {
  expect(mailedCode.safeParse(pasted).success).toBe(false)
})
