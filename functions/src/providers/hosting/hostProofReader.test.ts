import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import type { FetchRequest, Fetched, Unfetched } from '../../domain/kernel/ports/Web.ts'
import { safeFetch } from '../fetch/safeFetch.ts'
import { hostProofReader } from './hostProofReader.ts'

const guarded = safeFetch({ aboutUrl: 'https://app.example', localPort: undefined })
const fetched = (changes: Partial<Fetched>): Fetched => ({
  url: new URL('https://chat.acme.com'),
  status: 200,
  type: 'text/plain',
  etag: '',
  lastModified: '',
  robotsTag: '',
  retryAfterMs: 0,
  content: Buffer.from('vg-1\n'),
  ...changes,
})

describe('hostProofReader', () => {
  it.each<[string, Fetched | Unfetched, string]>([
    ['the response of the host', fetched({}), 'vg-1'],
    ['nothing from a missing page', fetched({ status: 404 }), ''],
    ['nothing from a redirect', { refusal: 'redirectedAway', url: new URL('https://a.b.com') }, ''],
    [
      'the beginning of a response that is too long',
      fetched({ content: Buffer.alloc(9_000, 'a') }),
      'a'.repeat(200),
    ],
  ])('reads %s', async (_, given, read) => {
    const requests: [string, FetchRequest][] = []
    const web = {
      ...guarded,
      fetchPage: async (url: URL, request: FetchRequest) => {
        requests.push([url.href, request])
        return given
      },
    }
    expect(await hostProofReader(web, undefined)('chat.acme.com')).toBe(read)
    const [[url, request] = []] = requests
    expect(url).toBe('https://chat.acme.com/.well-known/agency-host')
    expect(request?.mayFollow(new URL('https://elsewhere.example'))).toBe(false)
  })

  it.each(['localhost', '127.0.0.1', 'metadata.google.internal', '10.1.1.1'])(
    'makes no request to %s (H-076)',
    async (host) => {
      expect(await hostProofReader(guarded, undefined)(host)).toBe('')
    },
  )

  it('requests the proof from the function itself with the emulators, by the host that the CDN would send', async () => {
    const server = createServer((request, response) => {
      response.end(`${request.url} ${String(request.headers['x-forwarded-host'])}`)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = server.address()
    const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/brand`
    expect(await hostProofReader(guarded, url)('chat.acme.com')).toBe(
      '/brand/.well-known/agency-host chat.acme.com',
    )
    server.close()
    expect(await hostProofReader(guarded, 'http://127.0.0.1:9/brand')('chat.acme.com')).toBe('')
  })
})
