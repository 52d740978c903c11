import type { KeyedRefusal } from './refusals.ts'
import type { ErrorCode } from './errorCodes.ts'

/** Field names with their problem, so that a form can show each text at its field. */
export type FieldErrors = Record<string, string>

export interface ErrorDetails {
  code: ErrorCode
  /** An English text for people. */
  message: string
  fields?: FieldErrors
  /** The same as a key, for a translation into the person's language. */
  said?: KeyedRefusal
  fieldsSaid?: Record<string, KeyedRefusal> | undefined
  requestId?: string
}
