import type { Request } from 'firebase-functions/v2/https'
import type { Response } from './Response.ts'

/** A route of the REST API, which calls one verb of the domain. */
export interface Route {
  method: 'GET' | 'POST'
  /** A pattern with one group, which is passed on as `id`. */
  path: RegExp
  serve(request: Request, response: Response, id: string): Promise<void>
}
