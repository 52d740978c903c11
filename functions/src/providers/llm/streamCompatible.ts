import type { IncomingMessage } from 'node:http'
import type { ModelPart, ModelRequest } from '../../domain/kernel/ports/ports.ts'
import type { OpenStream } from '../fetch/safeFetch.ts'
import { compatibleRequest } from './compatibleRequest.ts'
import { CompletionReader } from './CompletionReader.ts'
import { EventReader } from './EventReader.ts'
import { IncomingChunks } from './IncomingChunks.ts'
import { providerFailed } from './providerFailed.ts'

// Not imported: an import reads every export, and one of them loads everything behind `fetch`.
const http = process.getBuiltinModule('node:http')
const https = process.getBuiltinModule('node:https')
const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) }

export interface CompatibleServer {
  baseUrl: string
  key: string | undefined
  model: string
  /** The client for an external server; missing for one of the configuration. */
  open?: OpenStream | undefined
}

/**
 * Streams an answer of any server with OpenAI's chat completions, read from the socket. The AI SDK's provider
 * passes each token through three web streams and a schema, which is costly when an instance streams many
 * answers at once.
 */
export async function* streamCompatible(
  server: CompatibleServer,
  request: ModelRequest,
): AsyncGenerator<ModelPart> {
  try {
    const response = await sendRequest(server, request)
    const reader = new EventReader()
    const completion = new CompletionReader()
    const incoming = new IncomingChunks(response)
    try {
      for (let chunks = await incoming.next(); chunks; chunks = await incoming.next())
        for (const part of completion.read(chunks.flatMap((chunk) => reader.read(chunk)))) yield part
    } finally {
      response.destroy()
    }
    for (const part of [...completion.read(reader.end()), ...completion.end()]) yield part
  } catch (error) {
    throw providerFailed(error)
  }
}

async function sendRequest(
  { baseUrl, key, model, open }: CompatibleServer,
  request: ModelRequest,
): Promise<IncomingMessage> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/chat/completions`)
  const secure = url.protocol === 'https:'
  const body = JSON.stringify(compatibleRequest(model, request))
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...(key && { authorization: `Bearer ${key}` }),
  }
  if (open) return requireStream(await open(url, { headers, body, signal: request.signal }))
  const agent = secure ? agents.https : agents.http
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = (secure ? https : http).request(
      url,
      { method: 'POST', agent, headers, signal: request.signal },
      resolve,
    )
    call.on('error', reject)
    call.end(body)
  }).then(requireStream)
}

/** Returns the response; throws unless it is the requested stream. */
function requireStream(response: IncomingMessage): IncomingMessage {
  if (response.statusCode === 200) return response
  // An endless body would otherwise occupy a socket of the instance.
  response.destroy()
  throw Object.assign(new Error('The server refused'), { statusCode: response.statusCode })
}
