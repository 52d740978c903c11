import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** What a route sees of a request; the body is parsed by the route itself. */
export interface SandboxRequest {
  url: URL
  /** What the `:names` of the route's path stand for. */
  params: Record<string, string>
  headers: IncomingHttpHeaders
  body: string
  /** The same as it came. */
  bytes: Buffer
  response: ServerResponse
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** May hold `:names`, and end in `/*` for everything below. */
  path: string
  handle: (request: SandboxRequest) => void | Promise<void>
}

/** One outside service: its routes answer below its prefix. */
export interface Vendor {
  name: string
  about: string
  prefix: string
  routes: Route[]
}
