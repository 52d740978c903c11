import { once } from 'node:events'
import http from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { authorization } from './accessToken.ts'

describe('accessToken', () => {
  it('requests a token once for all callers, renews it before its end, and caches no failure', async () => {
    let requestCount = 0
    let seconds = 0
    const server = http.createServer((request, response) => {
      requestCount++
      expect(request.headers['metadata-flavor']).toBe('Google')
      if (seconds === 0) response.writeHead(500)
      response.end(
        JSON.stringify({ access_token: `token${requestCount}`, expires_in: seconds, token_type: 'Bearer' }),
      )
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = server.address()
    const host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`

    await expect(authorization(host)).rejects.toThrow('no token')
    // So short that it counts as expired at once.
    seconds = 200
    expect(await Promise.all([authorization(host), authorization(host)])).toEqual([
      'Bearer token2',
      'Bearer token2',
    ])
    seconds = 3_600
    expect(await authorization(host)).toBe('Bearer token3')
    expect(await authorization(host)).toBe('Bearer token3')
    vi.useFakeTimers({ now: Date.now() + 3_301_000, toFake: ['Date'] })
    expect(await authorization(host)).toBe('Bearer token4')
    vi.useRealTimers()
    server.closeAllConnections()
    server.close()
  })
})
