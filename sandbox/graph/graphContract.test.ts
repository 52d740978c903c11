import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readContract } from '../contracts/readContract.ts'
import { listenForTest } from '../listenForTest.ts'
import { graphApp } from './graphApp.ts'
import { appToken } from './graphTokens.ts'

const contract = readContract('channels/messenger.json')
const received: unknown[] = []
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')))
    response.end('{}')
  })
})
let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  sandbox = await listenForTest()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const endpoint = receiver.address()
  const url = `http://127.0.0.1:${typeof endpoint === 'object' && endpoint ? endpoint.port : 0}/`
  await fetch(`${sandbox.url}/graph/webhook`, { method: 'POST', body: JSON.stringify({ url }) })
})
afterAll(async () => {
  receiver.close()
  await sandbox[Symbol.asyncDispose]()
})

interface Asked {
  method?: string
  token?: string
  query?: Record<string, string>
  body?: object
}

async function ask(path: string, { method = 'GET', token = '', query = {}, body }: Asked = {}) {
  const proof = createHmac('sha256', graphApp.secret).update(token).digest('hex')
  const search = new URLSearchParams({ ...query, ...(token && { appsecret_proof: proof }) })
  const response = await fetch(`${sandbox.url}/graph/v26.0${path}?${search.toString()}`, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply: unknown = await response.json()
  return { status: response.status, reply }
}

const tokenSchema = z.object({ access_token: z.string() })
const accountsSchema = z.object({ data: z.array(z.object({ id: z.string(), access_token: z.string() })) })

/** Signs in, and returns the tokens of the person and of their first page. */
async function signIn() {
  const redirect = 'https://app.example/meta/callback'
  const dialog = new URLSearchParams({ client_id: graphApp.id, redirect_uri: redirect, state: 'x' })
  const allowed = await fetch(`${sandbox.url}/graph/v26.0/dialog/oauth?${dialog.toString()}`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ada', decision: 'continue' }),
    redirect: 'manual',
  })
  const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const app = { client_id: graphApp.id, client_secret: graphApp.secret }
  const exchanged = await ask('/oauth/access_token', {
    method: 'POST',
    body: { ...app, redirect_uri: redirect, code },
  })
  const { access_token: token } = tokenSchema.parse(exchanged.reply)
  const accounts = await ask('/me/accounts', { token })
  const [page] = accountsSchema.parse(accounts.reply).data
  return { token, given: exchanged, accounts, pageId: page?.id ?? '', pageToken: page?.access_token ?? '' }
}

describe.skipIf(!contract.isPresent)('the stand-in of Meta', () => {
  it('responds to a login as Meta does', async () => {
    const { token, given, accounts, pageId, pageToken } = await signIn()
    expect(contract.problems('TokenResponse', given.reply)).toEqual([])
    expect(contract.problems('AccountsResponse', accounts.reply)).toEqual([])
    const facts = await ask('/debug_token', { token: appToken, query: { input_token: token } })
    expect(contract.problems('DebugTokenResponse', facts.reply)).toEqual([])
    const subscribed = await ask(`/${pageId}/subscribed_apps`, {
      method: 'POST',
      token: pageToken,
      body: { subscribed_fields: ['messages', 'message_echoes'] },
    })
    expect(contract.problems('SuccessResponse', subscribed.reply)).toEqual([])
  })

  it('accepts what Meta accepts, posts events in Meta’s form, and refuses all else with Meta’s errors', async () => {
    const { pageId, pageToken } = await signIn()
    const path = `/${pageId}/messages`
    const send = (body: object, token = pageToken) => ask(path, { method: 'POST', token, body })
    const message = { text: 'Hello', metadata: 'key/0' }
    const sending = { recipient: { id: '7001' }, messaging_type: 'RESPONSE', message }
    const sent = await send(sending)
    expect(contract.problems('SendResponse', sent.reply)).toEqual([])
    await fetch(`${sandbox.url}/graph/chat/${pageId}/say`, { method: 'POST', body: '{"text":"Hi"}' })
    await expect.poll(() => received.length).toBeGreaterThan(1)
    for (const payload of received) expect(contract.problems('WebhookPayload', payload)).toEqual([])
    const attachment = { type: 'image', payload: { url: `${sandbox.url}/graph/nothing` } }
    for (const wrong of [
      { ...sending, messaging_type: 'MESSAGE_TAG', tag: 'ACCOUNT_UPDATE' },
      { ...sending, message: { text: 'x'.repeat(2_001) } },
      { ...sending, recipient: { id: '9001' }, message: { text: 'ä'.repeat(501) } },
      { ...sending, message: { text: 'Here', attachment } },
      { ...sending, message: { attachment: { ...attachment, type: 'picture' } } },
      { ...sending, message: { attachment } },
      { ...sending, extra: true },
    ]) {
      const refused = await send(wrong)
      expect(refused.status).toBe(400)
      expect(contract.problems('GraphError', refused.reply)).toEqual([])
    }
    expect((await send(sending, '')).status).toBe(400)
    expect((await ask(path, { method: 'POST', token: 'EAAforged', body: sending })).status).toBe(401)
  })
})
