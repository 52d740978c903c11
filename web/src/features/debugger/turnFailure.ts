import { widgetErrorCodes, type WidgetErrorCode } from '@parley/functions/shared/widget/widgetErrorCodes'
import { CallError, toCallError } from '../../lib/errors.ts'

/** Why a question has no answer. */
export interface TurnFailure {
  /** What the widget says it by. */
  code: WidgetErrorCode | 'offline'
  /** A sentence for the owner, who may know more than visitors do. */
  text: string
}

/** No answer came at all. */
export class Unreached extends CallError {
  constructor() {
    super('unavailable')
  }
}

/**
 * Codes that the widget has no words for are `internal`. What the browser says of its network is believed only
 * where no answer came: some say that there is none beside servers that answer.
 */
export function turnFailure(error: unknown): TurnFailure {
  const { code, message: text } = toCallError(error)
  if (error instanceof Unreached && !navigator.onLine) return { code: 'offline', text }
  return { code: widgetErrorCodes.find((known) => known === code) ?? 'internal', text }
}
