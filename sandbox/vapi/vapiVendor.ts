import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '../http/readBody.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { playCall } from './playCall.ts'
import { webCallRequestSchema, type Assistant } from './webCallRequest.ts'

interface WebCall {
  id: string
  orgId: string
  type: 'webCall'
  createdAt: string
  updatedAt: string
  status: 'queued' | 'in-progress' | 'ended'
  assistant: Assistant
  transport: { provider: 'daily'; callUrl: string }
  webCallUrl: string
  startedAt?: string
  endedAt?: string
  endedReason?: string
  cost?: number
}

/** The utterances of a call that a test plays, because the sandbox has no microphone. */
const playSchema = z.strictObject({
  utterances: z.array(z.string()),
  /** Dollars. */
  cost: z.number().nonnegative(),
  isReported: z.boolean().default(true),
})

/** Vapi: creates web calls without audio. `POST /vapi/call/:id/play` plays, ends and reports one. */
export function vapiVendor(): Vendor {
  const calls = new Map<string, WebCall>()

  function create({ headers, body, response }: SandboxRequest): void {
    if (!isAuthorized(headers.authorization)) return refuse(response, 401, 'Unauthorized', 'Invalid Key.')
    const parsed = webCallRequestSchema.safeParse(parseJson(body))
    if (!parsed.success) {
      const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
      return refuse(response, 400, 'Bad Request', problems)
    }
    const id = randomUUID()
    const now = new Date().toISOString()
    const callUrl = `https://vapi.daily.co/${id.slice(0, 20)}`
    const { assistant } = parsed.data
    const call: WebCall = {
      id,
      orgId: 'org-sandbox',
      type: 'webCall',
      createdAt: now,
      updatedAt: now,
      status: 'queued',
      assistant,
      transport: { provider: 'daily', callUrl },
      webCallUrl: callUrl,
    }
    calls.set(id, call)
    sendJson(response, 201, call)
  }

  function read({ headers, params, response }: SandboxRequest): void {
    if (!isAuthorized(headers.authorization)) return refuse(response, 401, 'Unauthorized', 'Invalid Key.')
    const call = calls.get(params['id'] ?? '')
    if (!call) return refuse(response, 404, 'Not Found', 'Call not found.')
    sendJson(response, 200, call)
  }

  async function play({ params, body, response }: SandboxRequest): Promise<void> {
    const call = calls.get(params['id'] ?? '')
    if (!call) return refuse(response, 404, 'Not Found', 'Call not found.')
    const { utterances, cost, isReported } = playSchema.parse(parseJson(body))
    Object.assign(call, { status: 'in-progress', startedAt: new Date().toISOString() })
    const { lines, endedReason } = await playCall(call.assistant, utterances)
    Object.assign(call, { status: 'ended', endedAt: new Date().toISOString(), endedReason, cost })
    const report = isReported ? await sendReport(call, lines) : undefined
    sendJson(response, 200, { lines, endedReason, report })
  }

  return {
    name: 'Vapi',
    about: 'Voice calls: nobody can join them; tests play them.',
    prefix: '/vapi',
    routes: [
      { method: 'POST', path: '/call/web', handle: create },
      { method: 'GET', path: '/call/:id', handle: read },
      { method: 'POST', path: '/call/:id/play', handle: play },
    ],
  }
}

/** Reports the end of the call to the assistant's server, and returns the status of its response. */
async function sendReport(call: WebCall, messages: object[]): Promise<number | undefined> {
  const { server, serverMessages } = call.assistant
  if (!server || !serverMessages?.includes('end-of-call-report')) return undefined
  const { cost, endedReason, startedAt, endedAt } = call
  const message = {
    type: 'end-of-call-report',
    timestamp: Date.now(),
    endedReason,
    cost,
    startedAt,
    endedAt,
    call,
    artifact: { messages },
    analysis: {},
  }
  const response = await fetch(server.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  })
  return response.status
}

function isAuthorized(authorization = ''): boolean {
  return /^Bearer \S+$/.test(authorization)
}

function refuse(
  response: SandboxRequest['response'],
  statusCode: number,
  error: string,
  message: string | string[],
): void {
  sendJson(response, statusCode, { message, error, statusCode })
}
