import { widgetErrorCodes, type WidgetErrorCode } from '@parley/functions/shared/widgetErrorCodes'
import { toCallError } from '../../lib/errors.ts'

/** Why a question has no answer. */
export interface TurnFailure {
  /** What the widget says it by. */
  code: WidgetErrorCode | 'offline'
  /** A sentence for the owner, who may know more than visitors do. */
  text: string
}

/** Codes that the widget has no words for are `internal`; without a network it is `offline`. */
export function turnFailure(error: unknown): TurnFailure {
  const { code, message: text } = toCallError(error)
  if (code === 'unavailable' && !navigator.onLine) return { code: 'offline', text }
  return { code: widgetErrorCodes.find((known) => known === code) ?? 'internal', text }
}
