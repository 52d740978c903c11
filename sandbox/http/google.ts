import type { ServerResponse } from 'node:http'
import { sendJson } from './send.ts'
import type { SandboxRequest } from './Vendor.ts'

const statuses = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
} as const

/** Sends an error as Google's REST interfaces do. */
export function refuse(response: ServerResponse, code: keyof typeof statuses, message: string): void {
  sendJson(response, code, { error: { code, message, status: statuses[code] } })
}

/** Wraps a handler that requires an authorization header and allows only these query parameters. */
export function requireAuthorization(
  fields: readonly string[],
  handle: (request: SandboxRequest) => void,
): (request: SandboxRequest) => void {
  return (request) => {
    const { headers, response, url } = request
    if (!/^Bearer \S+$/.test(headers.authorization ?? ''))
      return refuse(response, 401, 'Request had invalid authentication credentials.')
    const unknown = [...url.searchParams.keys()].find((name) => !fields.includes(name))
    if (unknown) return refuse(response, 400, `Invalid JSON payload received. Unknown name "${unknown}"`)
    handle(request)
  }
}
