import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { fcmPush } from './fcmPush.ts'

let status = 200
let responseBody: object = {}
let received: { url: string; authorization: string; body: unknown } | undefined
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (piece: Buffer) => (text += piece.toString()))
  request.on('end', () => {
    const { authorization = '' } = request.headers
    received = { url: request.url ?? '', authorization, body: JSON.parse(text) }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(responseBody))
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())
const bound = server.address()
const baseUrl = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`

const push = fcmPush({ baseUrl, projectId: 'demo' }, async () => 'Bearer me')
const message = {
  token: 'browser-1',
  title: 'Pier bell',
  body: 'A visitor needs a person',
  kind: 'personWanted' as const,
  url: 'https://pier.example/app',
  icon: '',
  tag: 'talk1',
}

describe('fcmPush', () => {
  it('sends data that the browser’s service worker shows, and nothing that the browser would show itself', async () => {
    expect(await push.send(message)).toBe('sent')
    const { token, ...data } = message
    expect(received).toEqual({
      url: '/v1/projects/demo/messages:send',
      authorization: 'Bearer me',
      body: { message: { token, data, webpush: { headers: { TTL: '3600', Urgency: 'high' } } } },
    })
  })

  it('reports that a browser is gone, and throws if the service fails', async () => {
    status = 404
    expect(await push.send(message)).toBe('gone')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    status = 503
    await expect(push.send(message)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('reports a browser of another sender as gone, and throws if the platform itself is refused', async () => {
    status = 403
    responseBody = { error: { status: 'PERMISSION_DENIED', details: [{ errorCode: 'SENDER_ID_MISMATCH' }] } }
    expect(await push.send(message)).toBe('gone')
    responseBody = { error: { status: 'PERMISSION_DENIED', details: [{ reason: 'IAM_PERMISSION_DENIED' }] } }
    await expect(push.send(message)).rejects.toMatchObject({ code: 'unavailable' })
    status = 400
    responseBody = { error: { status: 'INVALID_ARGUMENT', details: [{ errorCode: 'INVALID_ARGUMENT' }] } }
    expect(await push.send(message)).toBe('gone')
  })
})
