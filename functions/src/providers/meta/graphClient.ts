import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { GraphResponse, GraphRefusal } from '../../domain/kernel/channels/Graph.ts'
import { graphVersion } from '../../shared/agents/graphVersion.ts'

const errorSchema = z.object({
  error: z.object({
    code: z.number().default(0),
    error_subcode: z.number().default(0),
    message: z.string().default(''),
    error_user_msg: z.string().optional(),
  }),
})

const maxWaitMs = 15_000

export interface GraphCall<Schema extends z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE'
  /** The path below the version, such as `/me/accounts`. */
  path: string
  /** The access token of the call; empty for public data, which needs only the app. */
  token: string
  query?: Readonly<Record<string, string>>
  body?: object
  /** A form that replaces the body, for the sign-in. */
  form?: Readonly<Record<string, string>>
  result: Schema
}

/** Calls Meta's Graph API. Tokens go into a header, because URLs are logged. */
export class GraphClient {
  private readonly baseUrl: string
  private readonly appSecret: string

  constructor({ graphUrl, appSecret }: { graphUrl: string; appSecret: string }) {
    this.baseUrl = `${graphUrl}/${graphVersion}`
    this.appSecret = appSecret
  }

  /** Throws if Meta's response is unknown: the call may have had its effect. */
  async request<Schema extends z.ZodType>(call: GraphCall<Schema>): Promise<GraphResponse<z.output<Schema>>> {
    const { method, path, token, body, form, result } = call
    const response = await fetch(this.urlOf(call), {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'error',
      signal: AbortSignal.timeout(maxWaitMs),
    }).catch((error: unknown) => {
      throw new Error(`Meta did not answer ${path}: ${error instanceof Error ? error.name : ''}`)
    })
    const content: unknown = await response.json().catch(() => undefined)
    if (!response.ok) return { refusal: refusalOf(response, content) }
    return { result: result.parse(content) }
  }

  /** Returns the URL with `appsecret_proof`: a stolen token is useless without the app's secret. */
  private urlOf({ path, token, query = {} }: GraphCall<z.ZodType>): URL {
    const url = new URL(`${this.baseUrl}${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    if (token)
      url.searchParams.set(
        'appsecret_proof',
        createHmac('sha256', this.appSecret).update(token).digest('hex'),
      )
    return url
  }
}

/** Returns a refusal; a fault of Meta's own leaves the outcome of the call open. */
function refusalOf(response: Response, content: unknown): GraphRefusal {
  const { status } = response
  const read = errorSchema.safeParse(content)
  if (!read.success) throw new Error(`Meta responded with ${status}`)
  const { code, error_subcode: subcode, message, error_user_msg: userMessage } = read.data.error
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || 0
  return { status, code, subcode, message: userMessage ?? message, retryAfterSeconds }
}
