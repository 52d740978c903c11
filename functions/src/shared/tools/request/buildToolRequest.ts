import type { HttpRequest } from '../tools.ts'
import { fillBody, fillPath, fillText, type ToolValues } from './fillTemplate.ts'
import { isHeader } from './isHeader.ts'
import { readToolAddress } from './readToolAddress.ts'

export interface ToolRequest {
  url: URL
  method: HttpRequest['method']
  /** By name in small letters. */
  headers: Record<string, string>
  body: string | undefined
}

/** Why a request cannot be made of these values. */
export type ToolRequestProblem = 'address' | 'path' | 'header' | 'body'

/**
 * The request that a tool sends for these values, without its credential. Whatever the values are, it goes to
 * the host and to the depth of path that the address names.
 */
export function buildToolRequest(
  request: HttpRequest,
  values: ToolValues,
): { request: ToolRequest; problem?: undefined } | { problem: ToolRequestProblem } {
  const address = readToolAddress(request.address)
  if (!address) return { problem: 'address' }
  const places = address.path.split('/')
  const segments = places.map((segment) => fillPath(segment, values))
  if (segments.some((segment, at) => isElsewhere(segment, places[at]))) return { problem: 'path' }
  const url = new URL(`${address.origin}${segments.join('/')}`)
  for (const { name, value } of request.query) {
    const filled = fillText(value, values)
    if (filled !== undefined) url.searchParams.append(name, filled)
  }
  const headers = headersOf(request, values)
  if (!headers) return { problem: 'header' }
  const hasBody = request.body.trim() !== '' && request.method !== 'GET'
  const body = hasBody ? fillBody(request.body, values) : undefined
  if (hasBody && body === undefined) return { problem: 'body' }
  const type = hasBody && { 'content-type': 'application/json' }
  return {
    request: {
      url,
      method: request.method,
      headers: { accept: 'application/json', ...type, ...headers },
      body,
    },
  }
}

/** An empty segment and those that lead upwards would make another address of it. */
function isElsewhere(segment: string, place: string | undefined): boolean {
  return segment === '' ? place !== '' : /^(?:\.|%2e){1,2}$/i.test(segment)
}

function headersOf({ headers }: HttpRequest, values: ToolValues): Record<string, string> | undefined {
  const filled: [string, string][] = headers.flatMap(({ name, value }) => {
    const text = fillText(value, values)
    return text === undefined ? [] : [[name.toLowerCase(), text] satisfies [string, string]]
  })
  return filled.every(isHeader) ? Object.fromEntries(filled) : undefined
}
