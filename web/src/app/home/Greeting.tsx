import { t } from './texts.ts'

const noon = 12
const evening = 18

interface GreetingProps {
  /** Of the person; empty where it is not known. */
  name: string
  /** Unix milliseconds. */
  now: number
}

/** What one says at this time of the day. */
export function Greeting({ name, now }: GreetingProps) {
  const hour = new Date(now).getHours()
  const key = hour < noon ? 'goodMorning' : hour < evening ? 'goodDay' : 'goodEvening'
  const [first = ''] = name.trim().split(/\s+/)
  if (first === '') return t(key)
  return t.rich(`${key}To`, { name: () => <bdi dir="auto">{first}</bdi> })
}
