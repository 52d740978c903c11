import { describe, expect, it } from 'vitest'
import { languages } from '../../../../shared/texts/languages.ts'
import { appointmentText } from './appointmentText.ts'
import { texts as english } from './en.ts'

const keys = ['bookedSubject', 'booked', 'cancelled', 'newSubject', 'new', 'gone', 'goneSubject'] as const
const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).toSorted()

describe.each(languages)('texts about appointments in $name', ({ language }) => {
  it.each(keys)('has the same placeholders as English: %s', (key) => {
    expect(slots(appointmentText(language, key))).toEqual(slots(english[key]))
    const values = { name: 'Ada {time}', calendar: 'Salon', time: 'Tuesday' }
    expect(slots(appointmentText(language, key, values))).toEqual(
      english[key].includes('{name}') ? ['{time}'] : [],
    )
  })
})
