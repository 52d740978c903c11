/** Every way a request can fail. Doors map a code to a status, the web maps it to a sentence. */
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
