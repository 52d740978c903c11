import { buildToolRequest, type ToolRequest } from '../../../shared/tools/request/buildToolRequest.ts'
import { readArguments, type ArgumentProblem } from '../../../shared/tools/request/readArguments.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { toolLimits, type ToolDraft } from '../../../shared/tools/tools.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { WebResponse, WebFailure } from '../../kernel/ports/Web.ts'
import { addCredential, maskedSecret, secretsOf } from './credentials/addCredential.ts'
import { valuesOfResponse, readToolResponse, type ToolResponse } from './readToolResponse.ts'
import { redactor } from './redact.ts'
import { readCredential, recordCredentialUse, type OpenCredential } from './credentials/readCredential.ts'

export interface ToolExecution {
  region: Region
  workspaceId: string
  tool: ToolDraft
  arguments: string
  key: string
  signal: AbortSignal
}

/** The reason why a tool got no response. */
export type ToolFailure =
  | { kind: 'arguments'; problem: ArgumentProblem }
  | { kind: 'request' | 'credential' | 'host' }
  | { kind: 'unanswered'; refusal: WebFailure['refusal'] }

export interface ToolOutcome {
  /** The request as it was sent, with a mask instead of the secret; missing if there was none. */
  request?: ToolRequest
  failure?: ToolFailure
  /** 0 without a response. */
  status: number
  answer?: ToolResponse
  /** The target of a redirect without its query; missing for any other response. */
  redirectsTo?: string
  isCut: boolean
  values: Record<string, string>
  totalMs: number
}

type Needs = Pick<Ports, 'now' | 'web' | 'keys'>

/** Sends a tool's request with these arguments. The result contains no secret. */
export async function executeTool(ports: Needs, run: ToolExecution): Promise<ToolOutcome> {
  const { tool } = run
  const startedAt = ports.now()
  const since = () => Math.max(0, ports.now() - startedAt)
  const fail = (failure: ToolFailure, request?: ToolRequest): ToolOutcome => ({
    failure,
    ...(request && { request }),
    status: 0,
    isCut: false,
    values: {},
    totalMs: since(),
  })
  const read = readArguments(tool.parameters, run.arguments)
  if (read.problem) return fail({ kind: 'arguments', problem: read.problem })
  const built = buildToolRequest(tool.request, read.values)
  if (built.problem) return fail({ kind: 'request' })
  const request = tool.effect === 'change' ? withKey(built.request, run.key) : built.request
  const { credentialId } = tool.request
  const credential = credentialId ? await readCredential(ports, run, credentialId) : undefined
  if (credentialId && !credential) return fail({ kind: 'credential' })
  if (credential && !credential.hosts.includes(request.url.host)) return fail({ kind: 'host' })
  const shown = credential ? addCredential(request, credential, maskedSecret) : request
  const response = await send(ports, run, request, credential)
  if (response.refusal) return fail({ kind: 'unanswered', refusal: response.refusal }, shown)
  const secrets = credential ? secretsOf(credential, credential.secret.reveal()) : []
  const redact = redactor(secrets)
  const parsed = readToolResponse(response, redact)
  const { redirectsTo: target } = response
  return {
    request: shown,
    status: response.status,
    answer: parsed,
    ...(target && { redirectsTo: redact(target.origin + target.pathname) }),
    isCut: response.isCut,
    values: isSuccess(response.status) ? valuesOfResponse(tool.keeps, parsed) : {},
    totalMs: since(),
  }
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

function withKey(request: ToolRequest, key: string): ToolRequest {
  return { ...request, headers: { ...request.headers, 'idempotency-key': key } }
}

/** Sends a request; one that only reads may be sent again after a failure. */
async function send(
  ports: Needs,
  { tool, signal, ...ref }: ToolExecution,
  request: ToolRequest,
  credential: OpenCredential | undefined,
): Promise<WebResponse | WebFailure> {
  const signed = credential ? addCredential(request, credential, credential.secret.reveal()) : request
  const limit = AbortSignal.any([signal, AbortSignal.timeout(toolLimits.milliseconds)])
  const sendOnce = () =>
    ports.web.request(signed.url, {
      host: request.url.host,
      method: signed.method,
      headers: signed.headers,
      body: signed.body,
      signal: limit,
    })
  const noted = credential && recordCredentialUse(ports, ref, credential)
  const first = await sendOnce()
  const response = mayRepeat(tool, first) && !limit.aborted ? await sendOnce() : first
  await noted
  return response
}

/**
 * Returns whether a request that failed may be sent again: a GET after any failure, and others only when
 * nothing was sent. A POST may change something although its owner says that it only reads.
 */
function mayRepeat({ effect, request }: ToolDraft, first: WebResponse | WebFailure): boolean {
  if (effect !== 'read') return false
  if (first.refusal === 'notSent') return true
  return (
    request.method === 'GET' && (first.refusal === 'brokenOff' || (!first.refusal && first.status >= 500))
  )
}
