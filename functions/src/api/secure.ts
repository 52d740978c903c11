import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https'
import { z } from 'zod'
import type { ErrorDetails } from '../shared/errors/errors.ts'
import type { ErrorCode } from '../shared/errors/errorCodes.ts'
import { checkFields } from '../shared/errors/checkFields.ts'
import type { Caller } from '../domain/kernel/access/actor.ts'
import { AppError } from '../domain/kernel/errors/AppError.ts'
import { asAppError } from '../domain/kernel/errors/asAppError.ts'
import { backgroundDone } from '../domain/kernel/errors/background.ts'
import { cleanText } from '../shared/texts/cleanText.ts'
import { readCountry } from '../domain/chat/visitors/readClient.ts'
import { sessionStart } from '../shared/widget/sessionStart.ts'
import { tokenRegion } from '../shared/regions/tokenRegion.ts'
import { currentInstance } from './context.ts'
import { cleanInput } from './http/cleanInput.ts'
import { newRequestId } from './http/newRequestId.ts'

export interface ProcedureHandler {
  readonly access: 'public' | 'user'
  /** The maximum size of the input in bytes. */
  readonly maxBytes: number
  serve(request: CallableRequest<unknown>, input: unknown): Promise<unknown>
}

/** Wraps a procedure: authenticates the caller, parses the input, limits access, and translates failures. */
export function secure<Input extends z.ZodType, Output extends z.ZodType>(
  procedure: { input: Input; output: Output },
  access: ProcedureHandler['access'],
  serve: (
    caller: Caller,
    input: z.output<Input>,
    request: CallableRequest<unknown>,
  ) => Promise<z.input<Output>>,
  maxBytes = 64_000,
): ProcedureHandler {
  return {
    access,
    maxBytes,
    async serve(request, raw) {
      const caller = callerOf(request)
      if (access === 'user' && !caller.uid) throw new AppError('unauthenticated')
      const parsed = checkFields(procedure.input, cleanInput(raw, maxBytes))
      if (!parsed.success) throw new AppError('invalid-argument', undefined, parsed.fields)
      return z.parse(procedure.output, await serve(caller, parsed.data, request))
    },
  }
}

/** The time that a response waits for background work: afterwards the instance has no processor. */
const maxWaitMs = 5_000

/**
 * Runs a handler and translates its failures; only codes, texts for people and a request id leave the server.
 */
export async function translateFailures(procedure: string, run: () => Promise<unknown>): Promise<unknown> {
  try {
    const result = await run()
    await backgroundDone(maxWaitMs)
    return result
  } catch (error) {
    const requestId = newRequestId()
    const appError = asAppError(error)
    if (!(error instanceof AppError) && appError.code !== 'invalid-argument') {
      console.error('A procedure failed', {
        procedure,
        requestId,
        name: error instanceof Error ? error.name : typeof error,
        ...(error instanceof Error && 'status' in error && { status: error.status }),
        stack: error instanceof Error ? error.stack : undefined,
      })
    }
    const { code, message, fields, refusal, fieldRefusals } = appError
    const details: ErrorDetails = {
      code,
      message,
      requestId,
      ...(refusal && { said: refusal }),
      ...(fields && { fields, fieldsSaid: fieldRefusals }),
    }
    throw new HttpsError(statusOf[code], message, details)
  }
}

/** Returns the caller, identified by the verified token alone. */
function callerOf(request: CallableRequest<unknown>): Caller {
  const token = request.auth?.token
  const region = tokenRegion(token)
  const start = sessionStart(token)
  return {
    uid: request.auth?.uid ?? '',
    email: (token?.email ?? '').toLowerCase(),
    emailVerified: token?.email_verified === true,
    sessionVersion: typeof token?.['sv'] === 'number' ? token['sv'] : 0,
    authTime: token?.auth_time,
    country: readCountry(request.rawRequest.headers, currentInstance().config.countryHeader),
    name: textOf(token?.['name'], 100),
    photoUrl: textOf(token?.picture, 2_000),
    ...(region && { region }),
    ...(start && { start }),
  }
}

/** Returns a claim of the identity provider, which people choose themselves, if it is short enough. */
function textOf(claim: unknown, maxCharacters: number): string {
  return typeof claim === 'string' && claim.length <= maxCharacters ? cleanText(claim) : ''
}

const statusOf = {
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'not-found': 'not-found',
  'invalid-argument': 'invalid-argument',
  'already-exists': 'already-exists',
  'failed-precondition': 'failed-precondition',
  'resource-exhausted': 'resource-exhausted',
  'email-not-verified': 'failed-precondition',
  'agent-limit-reached': 'failed-precondition',
  'knowledge-limit-reached': 'failed-precondition',
  'seat-limit-reached': 'failed-precondition',
  'file-too-large': 'invalid-argument',
  'file-type-not-allowed': 'invalid-argument',
  'file-unreadable': 'invalid-argument',
  'out-of-credits': 'failed-precondition',
  unavailable: 'unavailable',
  internal: 'internal',
} as const satisfies Record<ErrorCode, string>
