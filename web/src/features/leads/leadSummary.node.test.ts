import { describe, expect, it } from 'vitest'
import { makeLead } from '../../test/makeLead.ts'
import { leadSummary } from './leadSummary.ts'

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

describe('leadSummary', () => {
  it("returns what a lead says besides its contacts, or the form's name", () => {
    expect(leadSummary(lead('Eight chairs, please.'))).toBe('Eight chairs, please.')
    expect(leadSummary(lead(''))).toBe('Call me')
  })
})
