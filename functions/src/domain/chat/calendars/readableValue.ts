import { isTimeZone } from '../../../shared/tools/calendar/isTimeZone.ts'
import { languageOf } from '../../../shared/texts/languages.ts'
import { appointmentText } from './texts/appointmentText.ts'
import { readTime, timeInWords } from './times/timeWords.ts'

/** The person who reads it; unknown values are empty. */
export interface Reader {
  language: string
  timeZone: string
}

const named = ['time', 'name', 'email', 'phone', 'note'] as const

/** Returns a value of an appointment for people: with its name in their language, and times in words. */
export function readableValue(
  [key, value]: readonly [key: string, value: string],
  calendar: { timeZone: string },
  reader: Reader,
): [string, string] {
  const language = languageOf(reader.language)
  const field = named.find((name) => name === key)
  const timeZone = isTimeZone(reader.timeZone) ? reader.timeZone : calendar.timeZone
  const time = field === 'time' ? readTime(value, timeZone) : undefined
  return [
    field ? appointmentText(language, field) : key,
    time === undefined ? value : timeInWords(time, language, timeZone),
  ]
}
