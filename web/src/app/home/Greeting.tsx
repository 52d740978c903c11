import { t } from './texts.ts'

const noon = 12
const evening = 18

interface GreetingProps {
  /** The person's name; empty if unknown. */
  name: string
  /** Unix milliseconds. */
  now: number
}

/** The greeting for this time of the day. */
export function Greeting({ name, now }: GreetingProps) {
  const hour = new Date(now).getHours()
  const [first = ''] = name.trim().split(/\s+/)
  // The beginning of an email is not a name.
  if (first === '' || /\d/.test(first))
    return t(hour < noon ? 'goodMorning' : hour < evening ? 'goodDay' : 'goodEvening')
  const key = hour < noon ? 'goodMorningTo' : hour < evening ? 'goodDayTo' : 'goodEveningTo'
  return t.rich(key, { name: () => <bdi dir="auto">{first}</bdi> })
}
