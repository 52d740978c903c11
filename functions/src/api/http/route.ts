import type { Request } from 'firebase-functions/v2/https'
import type { Response } from './Response.ts'

/** One of the REST calls: a thin door to a domain verb. */
export interface Route {
  method: 'GET' | 'POST'
  /** Its one group is handed on as `id`. */
  path: RegExp
  serve(request: Request, response: Response, id: string): Promise<void>
}
