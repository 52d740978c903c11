import { existsSync, readFileSync } from 'node:fs'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { graphApp, postSigned } from '../../../../sandbox/graph/graphApp.ts'
import { readContract } from '../../../../sandbox/contracts/readContract.ts'
import { clearDatabases } from '#test/emulator.ts'
import { agentWith } from '#test/factories.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { threadSchema } from '../../domain/kernel/channels/Thread.ts'
import { metaPageSchema } from '../../shared/channels/channels.ts'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { isTooLarge } from '../http/isTooLarge.ts'

const samples = new URL('../../../../../shared/contracts/channels/samples/', import.meta.url)
const contract = readContract('channels/messenger.json')
let api: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  // As deployed: other bodies of this function are small.
  process.env['FUNCTION_TARGET'] = 'api'
  process.env['META_APP_ID'] = graphApp.id
  process.env['META_APP_SECRET'] = graphApp.secret
  process.env['META_VERIFY_TOKEN'] = graphApp.verifyToken
  await clearDatabases()
  const deployed = await import('../../index.ts')
  api = await serveFunction('api', deployed.api)
})
afterAll(() => api.stop())

const webhook = () => `${api.url}/meta/webhook`
const confirm = (query: Record<string, string>) =>
  fetch(`${webhook()}?${new URLSearchParams(query).toString()}`)

/** Creates an agent with a connected Facebook page. */
async function makePage(pageId: string, igPageId = '') {
  const region = 'eu'
  const { agentId, workspaceId } = await agentWith(region, {}, { smartInit: true })
  const page = metaPageSchema.parse({
    agentId,
    ownerID: workspaceId,
    pageId,
    pageName: 'Boats',
    igPageId,
    hasMessenger: true,
    hasInstagram: igPageId !== '',
    metaUserId: '218471',
    state: 'connected',
    connectedAt: 1,
  })
  await new Writes(region).set(paths.metaPage(agentId), page).commit()
  const claims = new Writes('na').set(paths.channelClaim('messenger', pageId), {
    region,
    workspaceId,
    agentId,
  })
  if (igPageId) claims.set(paths.channelClaim('instagram', igPageId), { region, workspaceId, agentId })
  await claims.commit()
  const threads = async () =>
    (await readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)).map(({ data }) => data)
  const record = async () => (await readDocument(region, paths.metaPage(agentId), metaPageSchema))?.data
  return { agentId, threads, record }
}

function eventOf(page: string, text: string) {
  const message = { mid: `m_${text}`, text }
  const event = { sender: { id: '7001' }, recipient: { id: page }, timestamp: 5, message }
  return { object: 'page', entry: [{ id: page, time: 5, messaging: [event] }] }
}

describe('the webhook of Meta', () => {
  it('accepts a batch of a thousand events', async () => {
    const { threads } = await makePage('2090')
    const [first] = eventOf('2090', 'x'.repeat(700)).entry
    const messaging = Array.from({ length: 1_000 }, (_, index) => ({
      ...first?.messaging[0],
      sender: { id: String(8_000 + (index % 50)) },
      message: { mid: `m_batch${index}`, text: 'x'.repeat(500) },
    }))
    const batch = { object: 'page', entry: [{ id: '2090', time: 5, messaging }] }
    expect(JSON.stringify(batch).length).toBeGreaterThan(600_000)
    expect(await postSigned(webhook(), batch)).toBe(200)
    const waiting = (await threads()).flatMap(({ incoming }) => Object.keys(incoming))
    expect(waiting).toHaveLength(1_000)
  })

  it('confirms with digits alone, and only if the verify token is right (H-066)', async () => {
    const right = {
      'hub.mode': 'subscribe',
      'hub.verify_token': graphApp.verifyToken,
      'hub.challenge': '1158201444',
    }
    const response = await confirm(right)
    expect([response.status, await response.text()]).toEqual([200, '1158201444'])
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect((await confirm({ ...right, 'hub.verify_token': 'wrong' })).status).toBe(403)
    expect((await confirm({ ...right, 'hub.challenge': '<script>' })).status).toBe(400)
  })

  it('has a body limit of its own that no other endpoint has, whatever its path contains', async () => {
    const server = createServer((request, response) => response.end(String(isTooLarge(request))))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const bound = server.address()
    const port = typeof bound === 'object' ? bound?.port : 0
    const isDropped = async (path: string, bytes: number) => {
      const body = 'x'.repeat(bytes)
      return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).text()
    }
    expect(await isDropped('/meta/webhook', 900_000)).toBe('false')
    expect(await isDropped('/demo-parley/europe-west1/api/meta/webhook?a=b', 900_000)).toBe('false')
    expect(await isDropped('/v2/agents/someAgent0000000/whatsapp-webhook', 900_000)).toBe('false')
    expect(await isDropped('/meta/webhook', 1_100_000)).toBe('true')
    expect(await isDropped('/resend/events?from=/meta/webhook', 600_000)).toBe('true')
    expect(await isDropped('/resend/meta/webhook', 600_000)).toBe('true')
    server.close()
  })

  it('refuses a request without the signature of its exact bytes (H-065)', async () => {
    const { threads } = await makePage('2050000001')
    const body = JSON.stringify(eventOf('2050000001', 'ä'))
    const sha = (kind: string, content: string) =>
      createHmac(kind, graphApp.secret).update(content).digest('hex')
    const send = (headers: Record<string, string>) => fetch(webhook(), { method: 'POST', body, headers })
    const rewritten = JSON.stringify(JSON.parse(body), null, 1)
    const wrong: Record<string, string>[] = [
      {},
      { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` },
      { 'x-hub-signature-256': `sha256=${sha('sha256', rewritten)}` },
      { 'x-hub-signature': `sha1=${sha('sha1', body)}` },
    ]
    for (const headers of wrong)
      expect((await send({ 'content-type': 'application/json', ...headers })).status).toBe(401)
    expect(await postSigned(webhook(), eventOf('2050000001', 'ä'), 'another secret')).toBe(401)
    expect(await threads()).toEqual([])
    expect(await postSigned(webhook(), eventOf('2050000001', 'ä'))).toBe(200)
    expect(
      (await threads()).flatMap(({ incoming }) => Object.values(incoming).map(({ text }) => text)),
    ).toEqual(['ä'])
  })

  it('accepts unreadable events and unknown pages, and changes nothing', async () => {
    for (const payload of [
      {},
      { object: 'user' },
      { object: 'page', entry: 'none' },
      eventOf('2059999999', 'x'),
    ])
      expect(await postSigned(webhook(), payload)).toBe(200)
  })

  it('ends a connection when Meta reports that its person revoked it or requests its deletion', async () => {
    const { record } = await makePage('2050000002')
    const deauthorization = {
      algorithm: 'HMAC-SHA256',
      user_id: '218471',
      issued_at: Math.ceil(Date.now() / 1_000),
    }
    const payload = Buffer.from(JSON.stringify(deauthorization)).toString('base64url')
    const signature = createHmac('sha256', graphApp.secret).update(payload).digest('base64url')
    const send = (path: string, signed: string) =>
      fetch(`${api.url}/meta/${path}`, {
        method: 'POST',
        body: new URLSearchParams({ signed_request: signed }),
      })
    expect((await send('deauthorize', `${signature}x.${payload}`)).status).toBe(401)
    expect((await send('deauthorize', `${signature}.${payload}`)).status).toBe(200)
    expect((await record())?.state).toBe('broken')
    const response = z
      .object({ url: z.url(), confirmation_code: z.string() })
      .parse(await (await send('delete', `${signature}.${payload}`)).json())
    expect(response.url).toContain(response.confirmation_code)
    if (contract.isPresent) expect(contract.problems('DataDeletionResponse', response)).toEqual([])
    expect(await record()).toBeUndefined()
  })
})

const files = [
  'messenger-webhooks.json',
  'instagram-webhooks.json',
  'recorded/dm-messenger.json',
  'recorded/dm-instagram.json',
  'recorded/sample-instagram.json',
]
const payloadSchema = z.object({
  object: z.string(),
  entry: z.array(z.object({ id: z.string(), messaging: z.array(z.unknown()).optional() })),
})

/**
 * Recorded webhooks of Meta and its own samples: accepted, and stored where a person has written a message.
 */
describe.skipIf(!existsSync(samples))('webhooks that Meta has sent', () => {
  const pages = new Map<string, ReturnType<typeof makePage>>()
  it.each(files)('accepts all of %s', async (file) => {
    const all: unknown = JSON.parse(readFileSync(new URL(file, samples), 'utf8'))
    const payloads = Object.values(z.record(z.string(), z.unknown()).parse(all)).flatMap(
      (one) => payloadSchema.safeParse(one).data ?? [],
    )
    expect(payloads.length).toBeGreaterThan(4)
    const [first] = payloads
    const account = first?.entry[0]?.id ?? ''
    const isInstagram = first?.object === 'instagram'
    // Several files belong to one account, whose agent an instance caches for a minute.
    const page =
      pages.get(account) ?? makePage(isInstagram ? `${account}0` : account, isInstagram ? account : '')
    pages.set(account, page)
    const { threads } = await page
    for (const payload of payloads) {
      expect(contract.problems('WebhookPayload', payload)).toEqual([])
      expect(await postSigned(webhook(), payload)).toBe(200)
    }
    const texts = (await threads()).flatMap(({ incoming }) => Object.values(incoming).map(({ text }) => text))
    expect(texts.filter(Boolean).length).toBeGreaterThan(1)
  })
})
