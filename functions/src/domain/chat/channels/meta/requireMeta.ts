import { AppError } from '../../../kernel/errors/AppError.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { GraphRefused } from './GraphRefused.ts'
import type { Meta } from '../../../kernel/channels/Meta.ts'

/** Our application at Meta; fails with `failed-precondition` where there is none. */
export function requireMeta({ meta }: Pick<Ports, 'meta'>): Meta {
  if (!meta) throw new AppError('failed-precondition', 'metaIsOff')
  return meta
}

/** What a person is told who has asked for something that Meta did not do: Meta's own words where it has some. */
export function metaFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof GraphRefused)) return new AppError('unavailable', 'metaUnreachable')
  const { message } = error.refusal
  return new AppError('failed-precondition', message ? { text: message } : 'metaUnreachable')
}
