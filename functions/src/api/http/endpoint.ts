import type { Request } from 'firebase-functions/v2/https'
import type { z } from 'zod'
import { AppError } from '../../domain/kernel/errors/AppError.ts'
import { asAppError } from '../../domain/kernel/errors/asAppError.ts'
import type { ErrorCode } from '../../shared/errors/errorCodes.ts'
import { refusalOfText } from '../../shared/errors/refusals.ts'
import { fileNameHeader } from '../../shared/chat/streamedFileType.ts'
import { isTooLarge } from './isTooLarge.ts'
import { cleanInput } from './cleanInput.ts'
import { track } from './drain.ts'
import { newRequestId } from './newRequestId.ts'
import type { Response } from './Response.ts'

type Handler = (request: Request, response: Response) => Promise<void>

/**
 * Wraps an HTTP handler: open CORS without credentials, failures as `{ error: { code, message, fields? } }`.
 * `isKeyed`: refusals keep their key, for a function of the platform that passes them on.
 */
export function endpoint(
  name: string,
  handle: Handler,
  isKeyed = false,
): (request: Request, response: Response) => Promise<void> {
  return async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST')
      response.setHeader('Access-Control-Allow-Headers', `authorization, content-type, ${fileNameHeader}`)
      response.setHeader('Access-Control-Max-Age', '86400')
      response.status(204).end()
      return
    }
    track(response)
    try {
      await handle(request, response)
    } catch (error) {
      fail(name, error, response, isKeyed)
    }
  }
}

/** Parses the body by the schema; JSON under any content type, so that browsers can skip the preflight. */
export function parseBody<S extends z.ZodType>(
  request: Request,
  schema: S,
  maxBytes: number,
  maxKeys?: number,
): z.output<S> {
  const raw = request.rawBody ?? Buffer.alloc(0)
  if (raw.length > maxBytes || isTooLarge(request)) throw new AppError('invalid-argument', 'requestTooLarge')
  const parsed = schema.safeParse(cleanInput(parseJson(raw), maxBytes, maxKeys))
  if (!parsed.success)
    throw new AppError('invalid-argument', refusalOfText(parsed.error.issues[0]?.message ?? ''))
  return parsed.data
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    throw new AppError('invalid-argument')
  }
}

function fail(name: string, error: unknown, response: Response, isKeyed: boolean): void {
  const appError = asAppError(error)
  if (!(error instanceof AppError) && appError.code !== 'invalid-argument') {
    console.error('An endpoint failed', {
      name,
      requestId: newRequestId(),
      ...(error instanceof Error && 'status' in error && { status: error.status }),
      stack: error instanceof Error ? error.stack : typeof error,
    })
  }
  if (response.headersSent) {
    response.end()
    return
  }
  response.status(statuses[appError.code]).json({
    error: {
      code: appError.code,
      message: appError.message,
      ...(isKeyed && appError.refusal && { said: appError.refusal }),
      ...(appError.fields && { fields: appError.fields }),
    },
  })
}

const statuses: Record<ErrorCode, number> = {
  unauthenticated: 401,
  'permission-denied': 403,
  'not-found': 404,
  'invalid-argument': 400,
  'already-exists': 409,
  'failed-precondition': 412,
  'resource-exhausted': 429,
  'email-not-verified': 403,
  'agent-limit-reached': 403,
  'knowledge-limit-reached': 403,
  'seat-limit-reached': 403,
  'file-too-large': 413,
  'file-type-not-allowed': 400,
  'file-unreadable': 400,
  'out-of-credits': 402,
  unavailable: 503,
  internal: 500,
}
