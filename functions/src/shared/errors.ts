import type { Said } from './refusals.ts'

/** Every way a request can fail. Doors map a code to a status, the web maps it to a sentence. */
export const errorCodes = [
  'unauthenticated',
  'permission-denied',
  'not-found',
  'invalid-argument',
  'already-exists',
  'failed-precondition',
  'resource-exhausted',
  'email-not-verified',
  'agent-limit-reached',
  'knowledge-limit-reached',
  'seat-limit-reached',
  'file-too-large',
  'file-type-not-allowed',
  'file-unreadable',
  'out-of-credits',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

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
