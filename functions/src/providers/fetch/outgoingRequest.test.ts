import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OutgoingRequest } from '../../domain/kernel/ports/Web.ts'
import type { Resolve } from './resolveHost.ts'
import { safeFetch } from './safeFetch.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function serve(listener: RequestListener, totalMs?: number) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port, ...(totalMs && { totalMs }) })
  const host = `shop.localhost:${port}`
  const ask = (path: string, changes: Partial<OutgoingRequest> = {}) =>
    web.request(new URL(`http://${host}${path}`), { host, method: 'GET', headers: {}, ...changes })
  return { ask, host }
}

function requestPublic(text: string, resolve: Resolve) {
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: undefined, resolve, totalMs: 500 })
  const url = new URL(text)
  return web.request(url, { host: url.host, method: 'GET', headers: {} })
}

describe('a request to an external server', () => {
  it('sends its method, headers and body, and returns the response', async () => {
    const { ask } = await serve((request, response) => {
      const { method, headers } = request
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        response.writeHead(409, { 'content-type': 'Application/JSON' })
        response.end(
          JSON.stringify({ method, key: headers['x-key'], length: headers['content-length'], body }),
        )
      })
    })
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await ask('/', { method, headers: { 'x-key': 'secret' }, body: '{"ä":1}' })
      if (response.refusal) throw new Error(response.refusal)
      expect(response).toMatchObject({ status: 409, type: 'application/json', isCut: false })
      expect(JSON.parse(response.content.toString())).toEqual({
        method,
        key: 'secret',
        length: '8',
        body: '{"ä":1}',
      })
    }
  })

  it('follows no redirect, and says where it leads', async () => {
    const onRequest = vi.fn<() => void>()
    const { ask } = await serve((request, response) => {
      onRequest()
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    })
    const redirectsTo = new URL('http://169.254.169.254/')
    expect(await ask('/')).toMatchObject({ status: 302, redirectsTo })
    expect(onRequest).toHaveBeenCalledTimes(1)
  })

  it('goes to no other host than the one that it is bound to', async () => {
    const { ask } = await serve((_request, response) => void response.end())
    expect(await ask('/', { host: 'api.example' })).toEqual({ refusal: 'wrongHost' })
  })

  it.each([
    ['x-key', 'a\r\nhost: evil.example'],
    ['x-key', 'a\nb'],
    ['x-key', 'a\u0000b'],
    ['x-key', 'Gr😀ße'],
    ['x key', 'a'],
    ['x-key\r\nhost', 'a'],
    ['Host', 'evil.example'],
    ['Content-Length', '1'],
    ['transfer-encoding', 'chunked'],
    ['Proxy-Authorization', 'a'],
  ])('does not send %j: %j', async (name, value) => {
    const onRequest = vi.fn<() => void>()
    const { ask } = await serve((_request, response) => {
      onRequest()
      response.end()
    })
    expect(await ask('/', { headers: { [name]: value } })).toEqual({ refusal: 'wrongHeader' })
    expect(onRequest).not.toHaveBeenCalled()
  })

  it('reads 64 kB of ten megabytes, compressed or not', async () => {
    const much = Buffer.alloc(10_000_000, 'x')
    const { ask } = await serve((request, response) => {
      const isPacked = request.url === '/packed'
      response
        .writeHead(200, isPacked ? { 'content-encoding': 'gzip' } : {})
        .end(isPacked ? gzipSync(much) : much)
    })
    for (const path of ['/', '/packed'])
      expect(await ask(path)).toMatchObject({ status: 200, isCut: true, content: much.subarray(0, 64_000) })
  })

  it('reads as much as it asks for', async () => {
    const much = Buffer.alloc(300_000, 'x')
    const { ask } = await serve((_request, response) => void response.end(much))
    expect(await ask('/', { maxBytes: 300_000 })).toMatchObject({ isCut: false, content: much })
    const part = much.subarray(0, 200_000)
    expect(await ask('/', { maxBytes: 200_000 })).toMatchObject({ isCut: true, content: part })
  })

  it('times out at a hanging server, and says whether a request was sent', async () => {
    const { ask } = await serve((request, response) => {
      if (request.url === '/half') response.write('{')
      if (request.url === '/gone') request.socket.destroy()
    }, 300)
    expect(await ask('/hanging')).toEqual({ refusal: 'timedOut' })
    expect(await ask('/half')).toEqual({ refusal: 'timedOut' })
    expect(await ask('/gone', { method: 'POST', body: 'x' })).toEqual({ refusal: 'brokenOff' })
    const nobody = safeFetch({ aboutUrl: 'https://app.example', localPort: 9 })
    const request = { host: 'shop.localhost:9', method: 'POST', headers: {} } as const
    expect(await nobody.request(new URL('http://shop.localhost:9/'), request)).toEqual({ refusal: 'notSent' })
  })

  it('ends with the turn that made it', async () => {
    const aborted = new AbortController()
    const { ask } = await serve(() => aborted.abort())
    expect(await ask('/', { signal: aborted.signal })).toEqual({ refusal: 'timedOut' })
    expect(await ask('/', { signal: AbortSignal.abort() })).toEqual({ refusal: 'notSent' })
  })

  it.each([
    'http://2130706433',
    'http://127.0.0.1',
    'http://a:b@shop.example',
    'http://metadata.google.internal',
  ])('does not resolve %s', async (address) => {
    const resolve = vi.fn<Resolve>(async () => [])
    expect(await requestPublic(address, resolve)).toEqual({ refusal: 'privateAddress' })
    expect(resolve).not.toHaveBeenCalled()
  })

  it('does not connect to a name that has become private since', async () => {
    const ips = ['2000::1', '10.0.0.1']
    const resolve: Resolve = async () => {
      const ip = ips.shift() ?? ''
      return [{ address: ip, family: ip.includes(':') ? 6 : 4 }]
    }
    expect(await requestPublic('http://shop.example', resolve)).toEqual({ refusal: 'notSent' })
    expect(await requestPublic('http://shop.example', resolve)).toEqual({ refusal: 'privateAddress' })
  })
})
