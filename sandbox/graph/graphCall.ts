import { createHmac } from 'node:crypto'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { Route } from '../http/Vendor.ts'
import { graphApp } from './graphApp.ts'
import { sendGraphError, type GraphError } from './graphError.ts'
import { errorOfFault, type GraphFaults } from './GraphFaults.ts'
import { appToken, readToken, type GraphToken } from './graphTokens.ts'

/** A call of the Graph API whose token was checked. */
export interface GraphCall {
  /** The values of the `:names` in the path. */
  params: Record<string, string>
  query: URLSearchParams
  /** The origin at which this Meta is reached. */
  origin: string
  /** Parsed from JSON or a form; undefined without a body. */
  body: unknown
  /** The token of a person or page; undefined for the application's own, or none. */
  token: GraphToken | undefined
  isApp: boolean
}

export type GraphResult =
  | { result: object; error?: undefined }
  | { error: GraphError }
  /** A file. */
  | { content: Buffer; type: string; error?: undefined; result?: undefined }

export type Act = (call: GraphCall) => GraphResult | Promise<GraphResult>

const needsToken: GraphError = {
  status: 401,
  code: 190,
  message: 'An access token is required to request this resource.',
}
const wrongProof: GraphError = { code: 100, message: 'Invalid appsecret_proof provided in the API argument' }

/**
 * Creates a route of the Graph API for every version. It checks the token, and sends the faults that were
 * ordered.
 */
export function graphCall(faults: GraphFaults, method: Route['method'], path: string, act: Act): Route {
  return {
    method,
    path: `/:version${path}`,
    async handle({ params, url, headers, body, response }) {
      const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? ''
      const token = readToken(bearer)
      const isApp = bearer === appToken
      if (!/^v\d+\.\d+$/.test(params['version'] ?? ''))
        return sendGraphError(response, { code: 2_500, message: 'Unknown path components' })
      if (bearer && !token && !isApp) return sendGraphError(response, needsToken)
      if (bearer && url.searchParams.get('appsecret_proof') !== proofOf(bearer, token?.secret))
        return sendGraphError(response, wrongProof)
      const fault = faults.take(url.pathname)
      if (fault && fault !== 'lost') return sendGraphError(response, errorOfFault[fault])
      const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
      const fields = isForm ? Object.fromEntries(new URLSearchParams(body)) : body && parseJson(body)
      const query = url.searchParams
      const origin = `http://${headers.host}`
      const done = await act({ params, query, origin, body: fields || undefined, token, isApp })
      if (fault === 'lost') return void response.destroy()
      if (done.error) return sendGraphError(response, done.error)
      if (done.result) return sendJson(response, 200, done.result)
      response.writeHead(200, { 'content-type': done.type }).end(done.content)
    },
  }
}

function proofOf(token: string, secret: string = graphApp.secret): string {
  return createHmac('sha256', secret).update(token).digest('hex')
}

export const graphRefusals = {
  needsToken,
  unknown: {
    code: 100,
    subcode: 33,
    message: 'Unsupported request. Object does not exist or cannot be loaded due to missing permissions.',
  },
} as const satisfies Record<string, GraphError>
