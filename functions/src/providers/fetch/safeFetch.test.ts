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

/** A site on this machine, as the sandbox's are, and a fetcher that may read it. */
async function serve(listener: RequestListener, totalMs?: number) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port, ...(totalMs && { totalMs }) })
  const at = (path: string) => new URL(`http://shop.localhost:${port}${path}`)
  return { web, at }
}

function withResolver(resolve: Resolve) {
  return safeFetch({ aboutUrl: 'https://app.example', localPort: undefined, resolve, totalMs: 300 })
}

describe('a page', () => {
  it('comes with its version, under our own name and without cookies', async () => {
    const seen = vi.fn<(headers: Record<string, unknown>) => void>()
    const { web, at } = await serve((request, response) => {
      seen(request.headers)
      response.writeHead(200, { 'content-type': 'text/html', etag: '"1"', 'set-cookie': 'a=b' }).end('Hello')
    })
    const fetched = await web.fetchPage(at('/'), page)
    expect(fetched).toMatchObject({ status: 200, etag: '"1"', content: Buffer.from('Hello') })
    await web.fetchPage(at('/'), { ...page, etag: '"1"' })
    expect(seen.mock.calls[1]?.[0]).toMatchObject({
      'user-agent': `${web.robotName}/1.0 (+https://app.example)`,
      'if-none-match': '"1"',
    })
    expect(seen.mock.calls[1]?.[0]).not.toHaveProperty('cookie')
  })

  it('is followed three times and no further', async () => {
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
  ])('H-077 that leads to %s is left there', async (location) => {
    const { web, at } = await serve((_request, response) => void response.writeHead(302, { location }).end())
    expect(await web.fetchPage(at('/'), page)).toMatchObject({ refusal: 'privateAddress' })
  })

  it('that leads where its caller does not go is left there', async () => {
    const { web, at } = await serve(
      (_request, response) => void response.writeHead(301, { location: 'https://example.com/' }).end(),
    )
    const mayFollow = ({ hostname }: URL) => hostname !== 'example.com'
    expect(await web.fetchPage(at('/'), { ...page, mayFollow })).toMatchObject({ refusal: 'redirectedAway' })
  })

  it('H-078 of ten bytes a second, or without an end, ends in time', async () => {
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

  it('H-078 that is a bomb is given up before it is unpacked', async () => {
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

  it('H-078 of a site that switches protocols unasked is given up', async () => {
    const { web, at } = await serve(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n')
    }, 2_000)
    expect(await web.fetchPage(at('/'), page)).toMatchObject({ refusal: 'unreachable' })
  })

  it('of another type is not loaded', async () => {
    const { web, at } = await serve(
      (_request, response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'),
    )
    expect(await web.fetchPage(at('/'), page)).toMatchObject({ refusal: 'notText' })
  })
})

describe('a name', () => {
  it('one of whose addresses is private is not connected to', async () => {
    const web = withResolver(async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])
    expect(await web.fetchPage(new URL('http://example.com'), page)).toMatchObject({
      refusal: 'privateAddress',
    })
  })

  it('that is bound to a private address between two looks is not connected to', async () => {
    const answers = [['2000::1'], ['127.0.0.1']]
    const resolve = vi.fn<Resolve>(async () =>
      (answers.shift() ?? []).map((address) => ({ address, family: isIP(address) })),
    )
    const web = withResolver(resolve)
    await web.fetchPage(new URL('http://example.com'), page)
    expect(await web.fetchPage(new URL('http://example.com'), page)).toMatchObject({
      refusal: 'privateAddress',
    })
    // Each connection looks once, and connects to what it has looked at.
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  it('H-076 of ourselves is not looked up at all, unless the emulators serve it', async () => {
    const resolve = vi.fn<Resolve>(async () => [])
    const web = withResolver(resolve)
    for (const address of [
      'http://127.0.0.1',
      'http://shop.localhost:4010',
      'http://x:22',
      'ftp://example.com',
    ])
      expect(await web.fetchPage(new URL(address), page)).toMatchObject({ refusal: 'privateAddress' })
    expect(resolve).not.toHaveBeenCalled()
  })

  it('that nobody knows is out of reach', async () => {
    const web = withResolver(() => Promise.reject(new Error('ENOTFOUND')))
    expect(await web.fetchPage(new URL('http://example.com'), page)).toMatchObject({ refusal: 'unreachable' })
  })
})
