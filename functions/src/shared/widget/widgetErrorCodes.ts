/** Failures of the widget's endpoints; sent as `{ error: { code, message, fields? } }` outside a stream. */
export const widgetErrorCodes = [
  'not-found',
  'unauthenticated',
  'invalid-argument',
  'resource-exhausted',
  'out-of-credits',
  /** The consent text has changed, or there was no consent: request it again. */
  'failed-precondition',
  /** This origin may not show the agent, or the visitor is blocked. */
  'permission-denied',
  'unavailable',
  'internal',
] as const
export type WidgetErrorCode = (typeof widgetErrorCodes)[number]
