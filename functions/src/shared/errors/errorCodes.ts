/** The codes of all failures. Endpoints map them to a status, the dashboard maps them to a sentence. */
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
