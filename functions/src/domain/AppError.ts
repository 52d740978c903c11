import type { ErrorCode, FieldErrors } from '../shared/errors.ts'
import { workspaceTexts } from '../shared/workspaceTexts.ts'

/**
 * A failure that a person may be told about. Doors turn it into a status; anything else becomes `internal`.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined

  constructor(code: ErrorCode, message: string = defaultMessages[code], fields?: FieldErrors) {
    super(message)
    this.code = code
    this.fields = fields
  }
}

const defaultMessages: Record<ErrorCode, string> = {
  unauthenticated: 'Please sign in again.',
  'permission-denied': 'You may not do that here.',
  'not-found': 'This is not here any more.',
  'invalid-argument': 'Something in the request is not right.',
  'already-exists': 'This was done before with other values.',
  'failed-precondition': 'This cannot be done right now.',
  'resource-exhausted': 'That was a lot at once. Please wait a moment and try again.',
  'email-not-verified': 'Please confirm your e-mail address first.',
  'agent-limit-reached': 'Your plan has no room for another agent. Delete one, or upgrade the plan.',
  'knowledge-limit-reached':
    'Your plan has no room for more knowledge. Delete a source, or upgrade the plan.',
  'seat-limit-reached': workspaceTexts.noSeats,
  'file-too-large': 'Max size: 5 MBs',
  'file-type-not-allowed': 'Only pdf, docx, txt, md, csv Files',
  'file-unreadable': 'We could not read any text in this file.',
  'out-of-credits': 'This workspace has run out of credits.',
  unavailable: 'We could not reach a service we need. Please try again.',
  internal: 'Something went wrong on our side. Please try again.',
}
