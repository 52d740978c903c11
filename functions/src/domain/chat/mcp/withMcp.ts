import { mcpLimits, type McpServer } from '../../../shared/tools/mcp.ts'
import { parseToolUrl } from '../../../shared/tools/request/parseToolUrl.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { WebFailure } from '../../kernel/ports/Web.ts'
import { addCredential, secretsOf } from '../tools/credentials/addCredential.ts'
import {
  recordCredentialUse,
  readCredential,
  type OpenCredential,
} from '../tools/credentials/readCredential.ts'
import { redactor } from '../tools/redact.ts'
import type { McpConnection, McpMessage } from '../../kernel/ports/Mcp.ts'

export type McpNeeds = Pick<Ports, 'now' | 'web' | 'keys' | 'mcp'>

/**
 * The reason why a connection failed. `notSigned`: the server requires a credential, or another one.
 * `tooLong`: a response is longer than what is read of it.
 */
export type McpFailure =
  | WebFailure['refusal']
  | 'address'
  | 'credential'
  | 'host'
  | 'notSigned'
  | 'notMcp'
  | 'tooLong'

export interface McpTarget extends WorkspaceRef {
  server: Pick<McpServer, 'address' | 'credentialId'>
  signal: AbortSignal
  /**
   * The key of a run that changes something. It is sent with the call only, because a key belongs to one
   * request.
   */
  key?: string
}

/**
 * Opens a connection to a workspace's server. `redact` removes the credential from the server's responses.
 * Every message goes to the host of the URL and to no other.
 */
export async function withMcp<Result>(
  ports: McpNeeds,
  { server, signal, key, ...ref }: McpTarget,
  act: (connection: McpConnection, redact: (text: string) => string) => Promise<Result>,
): Promise<{ result: Result; failure?: undefined } | { failure: McpFailure; isSent: boolean }> {
  const target = parseToolUrl(server.address)
  if (!target) return { failure: 'address', isSent: false }
  const { credentialId } = server
  const credential = credentialId ? await readCredential(ports, ref, credentialId) : undefined
  if (credentialId && !credential) return { failure: 'credential', isSent: false }
  if (credential && !credential.hosts.includes(target.host)) return { failure: 'host', isSent: false }
  const redact = redactor(credential ? secretsOf(credential, credential.secret.reveal()) : [])
  const url = new URL(target.origin + target.path)
  let failure: McpFailure = 'notMcp'
  let isSent = false
  const send = async (message: McpMessage) => {
    const request = signMessage({ ...message, url }, credential, key)
    const maxBytes = message.kind === 'list' ? mcpLimits.listBytes : undefined
    const response = await ports.web.request(request.url, { ...request, host: target.host, maxBytes, signal })
    if (response.refusal) failure = response.refusal
    else if (response.status === 401 || response.status === 403) failure = 'notSigned'
    else if (response.isCut) failure = 'tooLong'
    isSent ||= response.refusal === undefined || ['brokenOff', 'timedOut'].includes(response.refusal)
    return response
  }
  const noted = credential && recordCredentialUse(ports, ref, credential)
  try {
    return { result: await ports.mcp.connect(send, signal, (connection) => act(connection, redact)) }
  } catch (error) {
    console.info('An MCP server returned nothing', {
      failure,
      name: error instanceof Error ? error.name : '',
    })
    return { failure, isSent }
  } finally {
    await noted
  }
}

function signMessage(
  { url, method, headers, body, kind }: McpMessage & { url: URL },
  credential: OpenCredential | undefined,
  key: string | undefined,
) {
  const all = key && kind === 'call' ? { ...headers, 'idempotency-key': key } : headers
  const request = { url, method, headers: all, body }
  return credential ? addCredential(request, credential, credential.secret.reveal()) : request
}
