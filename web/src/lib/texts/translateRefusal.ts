import { language } from './language.ts'
import { textsAreHere } from './textsOf.ts'
import type { refusalWithReason } from './refusalWithReason.ts'

let format: typeof refusalWithReason | undefined

// The server's own words are English.
if (language !== 'en')
  void import('./refusalWithReason.ts')
    .then(async (refusals) => {
      await textsAreHere()
      format = refusals.refusalWithReason
    })
    .catch(() => {})

/** What the server has said by key, in the person's language; undefined where its English words will do. */
export function translateRefusal(refusal: unknown): string | undefined {
  if (!format || typeof refusal !== 'object' || refusal === null || !('key' in refusal)) return undefined
  return format(String(refusal.key), 'values' in refusal ? valuesIn(refusal.values) : {})
}

function valuesIn(values: unknown): Record<string, string | number> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? value : String(value),
    ]),
  )
}
