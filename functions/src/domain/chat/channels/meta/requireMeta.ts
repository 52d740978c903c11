import { AppError } from '../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { GraphRefused } from './GraphRefused.ts'
import type { Meta } from '../../../kernel/channels/Meta.ts'

/** Returns our application at Meta; throws AppError 'failed-precondition' when none is configured. */
export function requireMeta({ meta }: Pick<Ports, 'meta'>): Meta {
  if (!meta) throw new AppError('failed-precondition', 'metaIsOff')
  return meta
}

/** Returns the error for a person whose request failed at Meta, with Meta's own words if it has any. */
export function metaFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof GraphRefused)) return new AppError('unavailable', 'metaUnreachable')
  const { message } = error.refusal
  return new AppError('failed-precondition', message ? { text: message } : 'metaUnreachable')
}
