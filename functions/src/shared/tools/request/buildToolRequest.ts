import type { HttpRequest } from '../tools.ts'
import { fillBody, fillPath, fillText, type ToolValues } from './fillTemplate.ts'
import { isHeader } from './isHeader.ts'
import { parseToolUrl } from './parseToolUrl.ts'

export interface ToolRequest {
  url: URL
  method: HttpRequest['method']
  /** Header values by lower-case name. */
  headers: Record<string, string>
  body: string | undefined
}

/** The part of a request that cannot be made from these values. */
export type ToolRequestProblem = 'address' | 'path' | 'header' | 'body'

/**
 * Builds the request of a tool for these values, without its credential. Whatever the values are, host and
 * number of path segments are those of the tool's URL.
 */
export function buildToolRequest(
  request: HttpRequest,
  values: ToolValues,
): { request: ToolRequest; problem?: undefined } | { problem: ToolRequestProblem } {
  const base = parseToolUrl(request.address)
  if (!base) return { problem: 'address' }
  const templates = base.path.split('/')
  const segments = templates.map((template) => fillPath(template, values))
  if (segments.some((segment, at) => isPathChange(segment, templates[at]))) return { problem: 'path' }
  const url = new URL(`${base.origin}${segments.join('/')}`)
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

/** Returns whether a filled segment would change the path: an empty one, `.` or `..`. */
function isPathChange(segment: string, template: string | undefined): boolean {
  return segment === '' ? template !== '' : /^(?:\.|%2e){1,2}$/i.test(segment)
}

function headersOf({ headers }: HttpRequest, values: ToolValues): Record<string, string> | undefined {
  const filled: [string, string][] = headers.flatMap(({ name, value }) => {
    const text = fillText(value, values)
    return text === undefined ? [] : [[name.toLowerCase(), text] satisfies [string, string]]
  })
  return filled.every(isHeader) ? Object.fromEntries(filled) : undefined
}
