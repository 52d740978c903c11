import { expect, it } from 'vitest'
import { makeLead } from '../../test/makeLead.ts'
import { wishOf } from './wishOf.ts'

const lead = (about: string) =>
  makeLead({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    formTitle: 'Call me',
    values: ['Ada', 'Ada@example.com', 'yes', about].map((value, index) => ({
      key: `field${index}`,
      label: 'Field',
      value,
    })),
  })

it("wishOf returns what a lead says besides its contacts, or the form's name", () => {
  expect(wishOf(lead('Eight chairs, please.'))).toBe('Eight chairs, please.')
  expect(wishOf(lead(''))).toBe('Call me')
})
