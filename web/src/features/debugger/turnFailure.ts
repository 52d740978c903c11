import { widgetErrorCodes, type WidgetErrorCode } from '@parley/functions/shared/widget/widgetErrorCodes'
import { CallError, toCallError } from '../../lib/errors.ts'

/** Why a question has no answer. */
export interface TurnFailure {
  /** The code by which the widget selects its text. */
  code: WidgetErrorCode | 'offline'
  /** A sentence for the owner, which may contain more detail than visitors see. */
  text: string
}

/** Thrown when no response arrived at all. */
export class Unreached extends CallError {
  constructor() {
    super('unavailable')
  }
}

/**
 * Maps an error to a failure; codes that the widget has no text for become `internal`. `navigator.onLine` is
 * trusted only when no response arrived, because some browsers report being offline while servers respond.
 */
export function turnFailure(error: unknown): TurnFailure {
  const { code, message: text } = toCallError(error)
  if (error instanceof Unreached && !navigator.onLine) return { code: 'offline', text }
  return { code: widgetErrorCodes.find((candidate) => candidate === code) ?? 'internal', text }
}
