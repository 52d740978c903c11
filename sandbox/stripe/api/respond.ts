import type { ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'
import { StripeFailure } from './StripeFailure.ts'

export interface StripeResponse {
  status: number
  body: object
}

/** Converts an error to its response. */
export function asResponse(error: unknown): StripeResponse {
  if (error instanceof StripeFailure)
    return { status: error.status, body: { error: structuredClone(error.error) } }
  console.error(error)
  return {
    status: 500,
    body: { error: { type: 'api_error', message: "The sandbox's Stripe failed; its output says why." } },
  }
}

export const faultResponses = {
  error: { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred' } } },
  rate_limit: {
    status: 429,
    body: {
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
    },
  },
} satisfies Partial<Record<Fault['kind'], StripeResponse>>

/** Sends the failure that a test has set instead of a response. */
export function sendFault(response: ServerResponse, { kind }: Fault): void {
  if (kind === 'reset') response.socket?.resetAndDestroy()
  if (kind === 'error' || kind === 'rate_limit') sendResponse(response, faultResponses[kind])
  // The other kinds leave the caller waiting.
}

export function sendResponse(response: ServerResponse, { status, body }: StripeResponse): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body, null, 2))
}
