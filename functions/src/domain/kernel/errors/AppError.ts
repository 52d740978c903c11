import type { FieldErrors } from '../../../shared/errors/errors.ts'
import type { ErrorCode } from '../../../shared/errors/errorCodes.ts'
import { inEnglish, keyedRefusal, type Refusal, type KeyedRefusal } from '../../../shared/errors/refusals.ts'

/**
 * An error that a person may see. The API turns it into a status; any other error becomes `internal`. Without
 * a refusal it has the text of its code.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly refusal: KeyedRefusal | undefined
  readonly fields: FieldErrors | undefined
  readonly fieldRefusals: Record<string, KeyedRefusal> | undefined

  constructor(code: ErrorCode, refusal: Refusal = code, fields?: Record<string, Refusal>) {
    super(inEnglish(refusal))
    this.code = code
    this.refusal = keyedOf(refusal)
    this.fields = fields && mapValues(fields, inEnglish)
    this.fieldRefusals = fields && mapValues(fields, keyedOf)
  }
}

function keyedOf(refusal: Refusal): KeyedRefusal | undefined {
  return typeof refusal === 'object' && 'text' in refusal ? undefined : keyedRefusal(refusal)
}

/** Maps the values of an object and leaves out those that become undefined. */
function mapValues<To>(fields: Record<string, Refusal>, change: (refusal: Refusal) => To) {
  const entries = Object.entries(fields).map(([name, refusal]): [string, To] => [name, change(refusal)])
  return Object.fromEntries(
    entries.filter((entry): entry is [string, NonNullable<To>] => entry[1] !== undefined),
  )
}
