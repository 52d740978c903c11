import type { Said } from './refusals.ts'
import type { ErrorCode } from './errorCodes.ts'

/** A field's name with what is wrong with it, so that a form can show the text where it belongs. */
export type FieldErrors = Record<string, string>

export interface ErrorDetails {
  code: ErrorCode
  /** A text for a person, in English. */
  message: string
  fields?: FieldErrors
  /** The same by key, to be said in the person's language. */
  said?: Said
  fieldsSaid?: Record<string, Said> | undefined
  requestId?: string
}
