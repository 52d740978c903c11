import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { isIP } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FetchRequest } from '../../domain/kernel/ports/Web.ts'
import type { Resolve } from './resolveHost.ts'
import { safeFetch } from './safeFetch.ts'

const page: FetchRequest = { expects: 'page', mayFollow: () => true }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Serves a local site as the sandbox does, and a fetcher that may read it. */
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
  const at = (path: string) => new URL(`http://shop.localhost:${port}${path}`)
  return { web, at }
}

function withResolver(resolve: Resolve) {
  return safeFetch({ aboutUrl: 'https://app.example', localPort: undefined, resolve, totalMs: 300 })
}

describe('a fetched page', () => {
  it("comes with its version, under the robot's own name and without cookies", async () => {
    const onRequest = vi.fn<(headers: Record<string, unknown>) => void>()
    const { web, at } = await serve((request, response) => {
      onRequest(request.headers)
      response.writeHead(200, { 'content-type': 'text/html', etag: '"1"', 'set-cookie': 'a=b' }).end('Hello')
    })
    const fetched = await web.fetchPage(at('/'), page)
    expect(fetched).toMatchObject({ status: 200, etag: '"1"', content: Buffer.from('Hello') })
    await web.fetchPage(at('/'), { ...page, etag: '"1"' })
    expect(onRequest.mock.calls[1]?.[0]).toMatchObject({
      'user-agent': `${web.robotName}/1.0 (+https://app.example)`,
      'if-none-match': '"1"',
    })
    expect(onRequest.mock.calls[1]?.[0]).not.toHaveProperty('cookie')
  })

  it('follows three redirects and no more', async () => {
    const { web, at } = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.writeHead(200, { 'content-type': 'text/html' }).end('Here')
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await web.fetchPage(at('/3'), page)).toMatchObject({ status: 200, url: at('/0') })
    expect(await web.fetchPage(at('/4'), page)).toMatchObject({ refusal: 'tooManyRedirects' })
  })

  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'http://[::1]/',
    'file:///etc/passwd',
    '//2130706433/',
  ])('does not follow a redirect to %s (H-077)', async (location) => {
    const { web, at } = await serve((_request, response) => void response.writeHead(302, { location }).end())
    expect(await web.fetchPage(at('/'), page)).toMatchObject({ refusal: 'privateAddress' })
  })

  it('does not follow a redirect that its caller excludes', async () => {
    const { web, at } = await serve(
      (_request, response) => void response.writeHead(301, { location: 'https://example.com/' }).end(),
    )
    const mayFollow = ({ hostname }: URL) => hostname !== 'example.com'
    expect(await web.fetchPage(at('/'), { ...page, mayFollow })).toMatchObject({ refusal: 'redirectedAway' })
  })

  it('ends in time at ten bytes a second or without an end (H-078)', async () => {
    const { web, at } = await serve((request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const [piece, every] = request.url === '/slow' ? ['x', 100] : ['x'.repeat(100_000), 1]
      const timer = setInterval(() => response.write(piece), every)
      response.on('close', () => clearInterval(timer))
    }, 700)
    expect(await web.fetchPage(at('/slow'), page)).toMatchObject({ refusal: 'timedOut' })
    expect(await web.fetchPage(at('/endless'), page)).toMatchObject({ refusal: 'tooLarge' })
    const beginning = await web.fetchPage(at('/endless'), { ...page, expects: 'beginning' })
    expect(beginning).toMatchObject({ status: 200, content: Buffer.alloc(300_000, 'x') })
  })

  it('is given up before a bomb is decompressed (H-078)', async () => {
    const bomb = gzipSync(Buffer.alloc(100_000_000))
    const { web, at } = await serve((request, response) => {
      const type = request.url === '/sitemap.xml.gz' ? 'application/gzip' : 'text/html'
      const isPacked = request.url === '/'
      response
        .writeHead(200, { 'content-type': type, ...(isPacked && { 'content-encoding': 'gzip' }) })
        .end(bomb)
    })
    const before = process.memoryUsage().rss
    expect(await web.fetchPage(at('/'), page)).toMatchObject({ refusal: 'tooLarge' })
    const sitemap = { ...page, expects: 'sitemap' } as const
    expect(await web.fetchPage(at('/sitemap.xml.gz'), sitemap)).toMatchObject({ refusal: 'tooLarge' })
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
  })

  it('is given up when the site switches protocols unasked (H-078)', async () => {
    const { web, at } = await serve(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n')
    }, 2_000)
    expect(await web.fetchPage(at('/'), page)).toMatchObject({ refusal: 'unreachable' })
  })

  it('is not loaded if it has another type', async () => {
    const { web, at } = await serve(
      (_request, response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'),
    )
    expect(await web.fetchPage(at('/'), page)).toMatchObject({ refusal: 'notText' })
  })
})

describe('a host name', () => {
  it('is not connected to if one of its IPs is private', async () => {
    const web = withResolver(async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
    expect(await web.fetchPage(new URL('http://example.com'), page)).toMatchObject({
      refusal: 'privateAddress',
    })
  })

  it('is not connected to if it resolves to a private IP the second time', async () => {
    const lookups = [['2000::1'], ['127.0.0.1']]
    const resolve = vi.fn<Resolve>(async () =>
      (lookups.shift() ?? []).map((address) => ({ address, family: isIP(address) })),
    )
    const web = withResolver(resolve)
    await web.fetchPage(new URL('http://example.com'), page)
    expect(await web.fetchPage(new URL('http://example.com'), page)).toMatchObject({
      refusal: 'privateAddress',
    })
    // Each connection resolves once, and connects to the IPs that it has checked.
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('is not resolved if it is local, unless the emulators serve it (H-076)', async () => {
    const resolve = vi.fn<Resolve>(async () => [])
    const web = withResolver(resolve)
    for (const url of ['http://127.0.0.1', 'http://shop.localhost:4010', 'http://x:22', 'ftp://example.com'])
      expect(await web.fetchPage(new URL(url), page)).toMatchObject({ refusal: 'privateAddress' })
    expect(resolve).not.toHaveBeenCalled()
  })

  it('is unreachable if it is unknown', async () => {
    const web = withResolver(() => Promise.reject(new Error('ENOTFOUND')))
    expect(await web.fetchPage(new URL('http://example.com'), page)).toMatchObject({ refusal: 'unreachable' })
  })
})
