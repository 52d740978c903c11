import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { errorCodes, type ErrorCode } from '@parley/functions/shared/errors/errorCodes'
import { texts as failures } from '../texts/en/failures.ts'
import { textsOf } from './texts/textsOf.ts'
import { translateRefusal } from './texts/translateRefusal.ts'

const t = textsOf('failures', failures)

export class CallError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors
  /** The key of a refusal by the backend; empty for any other error. */
  readonly refusal: string

  constructor(code: ErrorCode, message?: string, fields: FieldErrors = {}, refusal = '') {
    super(message ?? t(code))
    this.code = code
    this.fields = fields
    this.refusal = refusal
  }
}

/** Converts what a callable threw: an `HttpsError` with details of the backend, or a network error. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error
  // A part of the app failed to load: the browser is offline, or a new version has replaced it.
  if (error instanceof Error && /dynamically imported|module script|preload CSS/i.test(error.message))
    return new CallError('unavailable')
  const details = property(error, 'details')
  // The backend always sends details; without any, `internal` is the SDK's code for a missing response.
  if (details === undefined && property(error, 'code') === 'functions/internal')
    return new CallError('unavailable')
  const code = toErrorCode(property(details, 'code') ?? property(error, 'code'))
  const message = translateRefusal(property(details, 'said')) ?? property(details, 'message')
  const refusal = property(property(details, 'said'), 'key')
  return new CallError(
    code,
    typeof message === 'string' && message !== '' ? message : undefined,
    toFields(property(details, 'fields'), property(details, 'fieldsSaid')),
    typeof refusal === 'string' ? refusal : '',
  )
}

/** Returns one sentence for a person, whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return toCallError(error).message
}

/** Returns whether a document is missing. Under the rules it looks the same as one of another workspace. */
export function isMissing(error: unknown): boolean {
  const { code } = toCallError(error)
  return code === 'permission-denied' || code === 'not-found'
}

/** Returns whether the database refuses the session. */
export function isRefused(error: unknown): boolean {
  const { code } = toCallError(error)
  return code === 'permission-denied' || code === 'unauthenticated'
}

/** Returns whether the server may not have responded at all. */
export function isUnreachable(error: unknown): boolean {
  return toCallError(error).code === 'unavailable'
}

function toErrorCode(value: unknown): ErrorCode {
  const bare = String(value).replace(/^(functions|firestore)\//, '')
  if (bare === 'deadline-exceeded') return 'unavailable'
  return errorCodes.find((code) => code === bare) ?? 'internal'
}

function toFields(fields: unknown, refusals: unknown): FieldErrors {
  if (typeof fields !== 'object' || fields === null) return {}
  const texts = Object.entries(fields).map(([name, text]: [string, unknown]) => [
    name,
    translateRefusal(property(refusals, name)) ?? text,
  ])
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined
}
