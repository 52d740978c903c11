import type { ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'
import { StripeFailure } from './StripeFailure.ts'

export interface Answer {
  status: number
  body: object
}

/** Converts an error to its response. */
export function asAnswer(error: unknown): Answer {
  if (error instanceof StripeFailure)
    return { status: error.status, body: { error: structuredClone(error.error) } }
  console.error(error)
  return {
    status: 500,
    body: { error: { type: 'api_error', message: "The sandbox's Stripe failed; its output says why." } },
  }
}

export const faultAnswers = {
  error: { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } },
  rate_limit: {
    status: 429,
    body: {
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
    },
  },
} satisfies Partial<Record<Fault['kind'], Answer>>

/** Sends the failure that a test has set instead of a response. */
export function sendFault(response: ServerResponse, { kind }: Fault): void {
  if (kind === 'reset') response.socket?.resetAndDestroy()
  if (kind === 'error' || kind === 'rate_limit') sendAnswer(response, faultAnswers[kind])
  // The other kinds leave the caller waiting.
}

export function sendAnswer(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body, null, 2))
}
