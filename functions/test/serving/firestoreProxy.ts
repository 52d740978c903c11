import { once } from 'node:events'
import { createServer, request as requestOf, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Faults {
  /** Whether a commit with that body is refused, as one of a document that is too large. */
  refuses: ((body: string) => boolean) | undefined
  isCut: boolean
  loseCommit: number | undefined
  commits: number
  /** Requests that wait to be let through, by their method; while there is no list, none waits. */
  held: { method: string; pass: () => void }[] | undefined
}

/** A line to the emulator that can lose answers, be cut, hold requests, or refuse a commit for good. */
export async function openFirestoreProxy(emulatorHost: string) {
  const [hostname, port] = emulatorHost.split(':')
  /** `loseCommit`: the commit with that number is made, and its answer never arrives. */
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
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const content = await buffer(answer)
    if (isLost) return void outgoing.destroy()
    outgoing
      .writeHead(answer.statusCode ?? 500, { 'content-type': answer.headers['content-type'] ?? '' })
      .end(content)
  }

  const server = createServer(
    (incoming, outgoing) => void forward(incoming, outgoing).catch(() => outgoing.destroy()),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy listens on no port')
  return {
    host: `127.0.0.1:${address.port}`,
    faults,
    /** The commit with that number from now on loses its answer. */
    loseCommit(number: number | undefined) {
      Object.assign(faults, { loseCommit: number, commits: 0 })
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
