import type { ServerResponse } from 'node:http'
import { sendJson } from '../http/send.ts'

export interface GraphError {
  status?: number
  code: number
  subcode?: number
  message: string
  retryAfterSeconds?: number
}

/** Sends an error as Meta's Graph API does. */
export function sendGraphError(
  response: ServerResponse,
  { status = 400, code, subcode, message, retryAfterSeconds }: GraphError,
): void {
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds))
  sendJson(response, status, {
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      fbtrace_id: 'sandbox',
    },
  })
}
