import { texts } from '../../texts/en/prices.ts'
import { textsOf } from './textsOf.ts'

// Which of them is meant is found out by what the list says.
const english: Record<string, string> = texts
const t = textsOf('prices', english)
const keys = new Map(Object.entries(english).map(([key, text]) => [text, key]))

/** A name or sentence of the price list in the person's language; what an owner of the list wrote, as it is. */
export function priceWords(written: string): string {
  const key = keys.get(written)
  return key !== undefined && t.has(key) ? t(key) : written
}
