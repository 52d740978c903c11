import { describe, expect, it } from 'vitest'
import { openingHours } from './openingHours.ts'

const office = [{ from: '09:00', to: '17:00' }]
const closed = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

describe('openingHours', () => {
  it('puts consecutive days with the same hours on one line', () => {
    const hours = {
      ...closed,
      mon: office,
      tue: office,
      thu: office,
      fri: [
        { from: '09:00', to: '12:00' },
        { from: '13:00', to: '15:00' },
      ],
    }
    expect(openingHours(hours)).toEqual([
      { days: 'Mon–Tue', times: '09:00–17:00' },
      { days: 'Thu', times: '09:00–17:00' },
      { days: 'Fri', times: '09:00–12:00, 13:00–15:00' },
    ])
  })

  it('returns no lines for a calendar that is never open', () => {
    expect(openingHours(closed)).toEqual([])
  })
})
