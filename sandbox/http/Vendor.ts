import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** A request as a route gets it; each route parses the body itself. */
export interface SandboxRequest {
  url: URL
  /** The values of the `:names` in the route's path. */
  params: Record<string, string>
  headers: IncomingHttpHeaders
  body: string
  /** The body as bytes. */
  bytes: Buffer
  response: ServerResponse
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Contains `:names`, and `/*` at its end for everything below. */
  path: string
  handle: (request: SandboxRequest) => void | Promise<void>
}

/** An outside service with the routes below its prefix. */
export interface Vendor {
  name: string
  about: string
  prefix: string
  routes: Route[]
}
