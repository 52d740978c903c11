import { widgetErrorCodes, type WidgetErrorCode } from '@parley/functions/shared/widgetErrorCodes'
import { toCallError } from '../../lib/errors.ts'

/** Why a question has no answer. */
export interface TurnFailure {
  /** What the widget says it by. */
  code: WidgetErrorCode
  /** A sentence for the owner, who may know more than visitors do. */
  text: string
}

/** Codes that the widget has no words for are `internal`. */
export function turnFailure(error: unknown): TurnFailure {
  const { code, message: text } = toCallError(error)
  return { code: widgetErrorCodes.find((known) => known === code) ?? 'internal', text }
}
