// Not imported: an import reads every export, and one of them loads the whole implementation of `fetch`.
const http = process.getBuiltinModule('node:http')
const https = process.getBuiltinModule('node:https')

const timeoutMs = 20_000
// Idle sockets go before Google's frontends close them, which would fail the first write after a pause.
const options = { keepAlive: true, maxSockets: 200, timeout: 60_000, scheduling: 'lifo' as const }
const agents = { http: new http.Agent(options), https: new https.Agent(options) }

/** No answer came; whether the request did its work is unknown, on a kept socket as on a new one. */
export class ConnectionFailed extends Error {}

/**
 * Sends one request. Uses Node's own client and not `fetch`: its web streams cost more than the rest of a
 * small exchange.
 */
export function send(
  method: string,
  url: URL,
  headers: Record<string, string>,
  content?: string,
): Promise<{ status: number; body: string }> {
  const secure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const length =
      content === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) }
    const request = (secure ? https : http).request(url, {
      method,
      agent: secure ? agents.https : agents.http,
      timeout: timeoutMs,
      headers: { ...headers, ...length },
    })
    const fail = (cause: Error) => reject(new ConnectionFailed(cause.message, { cause }))
    request.on('timeout', () => request.destroy(new Error('Firestore did not answer in time')))
    request.on('error', fail)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      )
      response.on('error', fail)
    })
    request.end(content)
  })
}
