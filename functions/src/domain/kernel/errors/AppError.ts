import type { FieldErrors } from '../../../shared/errors/errors.ts'
import type { ErrorCode } from '../../../shared/errors/errorCodes.ts'
import { inEnglish, saidOf, type Refusal, type Said } from '../../../shared/errors/refusals.ts'

/**
 * A failure that a person may be told about. Doors turn it into a status; anything else becomes `internal`.
 * Without a refusal of its own it says what its code says.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly said: Said | undefined
  readonly fields: FieldErrors | undefined
  readonly fieldsSaid: Record<string, Said> | undefined

  constructor(code: ErrorCode, refusal: Refusal = code, fields?: Record<string, Refusal>) {
    super(inEnglish(refusal))
    this.code = code
    this.said = keyed(refusal)
    this.fields = fields && mapValues(fields, inEnglish)
    this.fieldsSaid = fields && mapValues(fields, keyed)
  }
}

function keyed(refusal: Refusal): Said | undefined {
  return typeof refusal === 'object' && 'text' in refusal ? undefined : saidOf(refusal)
}

/** Leaves out what becomes undefined. */
function mapValues<To>(fields: Record<string, Refusal>, change: (refusal: Refusal) => To) {
  const entries = Object.entries(fields).map(([name, refusal]): [string, To] => [name, change(refusal)])
  return Object.fromEntries(
    entries.filter((entry): entry is [string, NonNullable<To>] => entry[1] !== undefined),
  )
}
