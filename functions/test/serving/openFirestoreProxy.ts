import { once } from 'node:events'
import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Faults {
  /** Returns whether a commit with this body is refused as too large. */
  refuses: ((body: string) => boolean) | undefined
  isCut: boolean
  loseCommit: number | undefined
  commits: number
  /** Requests that wait to be passed on, by method; undefined passes all on. */
  held: { method: string; pass: () => void }[] | undefined
}

/**
 * Starts a proxy of the emulator that can lose responses, cut connections, hold requests, or refuse a commit
 * permanently.
 */
export async function openFirestoreProxy(emulatorHost: string) {
  const [hostname, port] = emulatorHost.split(':')
  /** `loseCommit`: the commit with this number is made, but its response is lost. */
  const faults: Faults = {
    refuses: undefined,
    isCut: false,
    loseCommit: undefined,
    commits: 0,
    held: undefined,
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming)
    const { held } = faults
    const method = incoming.url?.split(':').at(-1) ?? ''
    if (held) await new Promise<void>((pass) => held.push({ method, pass }))
    if (faults.isCut) return void outgoing.destroy()
    const isCommit = method === 'commit'
    if (isCommit && faults.refuses?.(body.toString('utf8'))) {
      const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'The document is too large' }
      return void outgoing
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error }))
    }
    const isLost = isCommit && ++faults.commits === faults.loseCommit
    const sent = requestOf({
      hostname,
      port,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    })
    sent.end(body)
    const [upstream] = (await once(sent, 'response')) as [IncomingMessage]
    const content = await buffer(upstream)
    if (isLost) return void outgoing.destroy()
    outgoing
      .writeHead(upstream.statusCode ?? 500, { 'content-type': upstream.headers['content-type'] ?? '' })
      .end(content)
  }

  const server = createServer(
    (incoming, outgoing) => void forward(incoming, outgoing).catch(() => outgoing.destroy()),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The proxy listens on no port')
  return {
    host: `127.0.0.1:${bound.port}`,
    faults,
    /** Loses the response of the commit with this number, counted from now. */
    loseCommit(number: number | undefined) {
      Object.assign(faults, { loseCommit: number, commits: 0 })
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
