import { errorCodes, type ErrorCode, type FieldErrors } from '@parley/functions/shared/errors'
import { texts } from '@parley/functions/shared/texts'

/** What to say when the server sent no text of its own. */
const sentences: Record<ErrorCode, string> = {
  unauthenticated: 'Your session has ended. Sign in again.',
  'permission-denied': 'You may not do this. Ask the owner of the workspace.',
  'not-found': 'This no longer exists.',
  'invalid-argument': 'Something in this form is not right.',
  'already-exists': 'This exists already.',
  'failed-precondition': 'This is not possible right now.',
  'resource-exhausted': 'That was a little too fast. Wait a minute and try again.',
  'email-not-verified': 'Confirm your e-mail address first.',
  'agent-limit-reached': 'Your plan has no room for another agent.',
  'knowledge-limit-reached': 'Your plan has no room for more knowledge.',
  'seat-limit-reached': 'You have reached the maximum number of seats',
  'file-too-large': texts.maxSize(5),
  'file-type-not-allowed': texts.onlyFiles('PDF, DOCX, TXT, MD, CSV'),
  'file-unreadable': 'We could not read this file.',
  'out-of-credits': 'This workspace has no credits left.',
  unavailable: 'We cannot reach the server. Check your connection and try again.',
  internal: texts.somethingWentWrong,
}

export class CallError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors

  constructor(code: ErrorCode, message?: string, fields: FieldErrors = {}) {
    super(message ?? sentences[code])
    this.code = code
    this.fields = fields
  }
}

/** Reads what a callable threw: an `HttpsError` with our details, or the network giving up. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  // A part of the app that could not be fetched: offline, or a new version has replaced it.
  if (error instanceof TypeError && /dynamically imported|module script/i.test(error.message))
    return new CallError('unavailable')
  const details = property(error, 'details')
  // Our server always says more; a bare `internal` is the SDK's word for an answer that never came.
  if (details === undefined && property(error, 'code') === 'functions/internal')
    return new CallError('unavailable')
  const code = toErrorCode(property(details, 'code') ?? property(error, 'code'))
  const message = property(details, 'message')
  return new CallError(
    code,
    typeof message === 'string' && message !== '' ? message : undefined,
    toFields(property(details, 'fields')),
  )
}

/** One sentence for a person, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return toCallError(error).message
}

/** Under the rules a document that does not exist looks the same as somebody else's. */
export function isMissing(error: unknown): boolean {
  const { code } = toCallError(error)
  return code === 'permission-denied' || code === 'not-found'
}

/** The database does not accept the session. */
export function isRefused(error: unknown): boolean {
  const { code } = toCallError(error)
  return code === 'permission-denied' || code === 'unauthenticated'
}

/** The server may have said nothing at all. */
export function isUnreachable(error: unknown): boolean {
  return toCallError(error).code === 'unavailable'
}

function toErrorCode(value: unknown): ErrorCode {
  const bare = String(value).replace(/^(functions|firestore)\//, '')
  if (bare === 'deadline-exceeded') return 'unavailable'
  return errorCodes.find((code) => code === bare) ?? 'internal'
}

function toFields(value: unknown): FieldErrors {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}
