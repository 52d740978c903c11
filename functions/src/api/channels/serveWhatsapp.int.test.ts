import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { graphApp, postSigned } from '../../../../sandbox/graph/graphApp.ts'
import { ownToken } from '../../../../sandbox/graph/graphTokens.ts'
import { listenForTest } from '../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { renewWorkspaceSecret } from '../../domain/workspaces/accounts/workspaceSecret.ts'
import { renewSecretKey } from '../../domain/agents/renewSecretKey.ts'
import { claimAccount } from '../../domain/chat/channels/accounts/channelClaims.ts'
import { threadSchema } from '../../domain/kernel/channels/Thread.ts'
import { whatsappNumberSchema } from '../../shared/channels/channels.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions/regions.ts'
import { readDocument, readQuery } from '../../store/documents.ts'

let api: Awaited<ReturnType<typeof serveFunction>>
let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
  process.env['META_APP_ID'] = graphApp.id
  process.env['META_APP_SECRET'] = graphApp.secret
  process.env['META_VERIFY_TOKEN'] = graphApp.verifyToken
  process.env['META_GRAPH_URL'] = `${sandbox.url}/graph`
  process.env['TENANT_SECRET_KEYS'] = `v1:${Buffer.alloc(32, 7).toString('base64')}`
  api = await serveFunction('api', (await import('../../index.ts')).api)
})
afterAll(async () => {
  api.stop()
  await sandbox[Symbol.asyncDispose]()
})

const appSecret = 'their-own-app-secret'
const verifyToken = 'their-own-word'
let accounts = 0

async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { agentId, workspaceId, caller } = agent
  const wabaId = `16${Date.now()}${++accounts}`
  const phoneId = `10${wabaId.slice(2)}1`
  const save = (key: string, more: object = {}) =>
    fetch(`${api.url}/v2/agents/${agentId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify({
        whatsappNumberId: phoneId,
        whatsappBusniessId: wabaId,
        whatsappToken: ownToken(wabaId, appSecret),
        whatsappAppSecret: appSecret,
        whatsappVerifyToken: verifyToken,
        ...more,
      }),
    })
  const secret = async () => (await renewWorkspaceSecret(makePorts(), caller, { region, workspaceId })).secret
  const webhook = `${api.url}/v2/agents/${agentId}/whatsapp-webhook`
  const requestHandshake = (word: string, challenge: string) => {
    const handshake = { 'hub.mode': 'subscribe', 'hub.verify_token': word, 'hub.challenge': challenge }
    return fetch(`${webhook}?${new URLSearchParams(handshake).toString()}`)
  }
  const number = async () => (await readDocument(region, paths.waNumber(agentId), whatsappNumberSchema))?.data
  return {
    ...agent,
    phoneId,
    wabaId,
    save,
    secret,
    webhook,
    requestHandshake,
    number,
    threads: () => threadsOf(region, agentId),
  }
}
const threadsOf = async (region: Region, agentId: string) =>
  (await readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)).map(({ data }) => data)
const messagesBody = (phoneId: string, messages: object[]) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '16',
      changes: [
        {
          field: 'messages',
          value: { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneId }, messages },
        },
      ],
    },
  ],
})
const message = (more: object = {}) => ({
  from: '15550002222',
  id: 'wamid.1',
  timestamp: '1700000000',
  type: 'text',
  text: { body: 'Grüße' },
  ...more,
})

describe.each(oneRegion)("a number of the customer's own app in %s", (region) => {
  it('is saved with the workspace’s secret alone, and verified by its handshake', async () => {
    const { save, secret, requestHandshake, number, agentId, caller } = await makeWorld(region)
    const { key: agentKey } = await renewSecretKey(makePorts(), caller, { region, agentId })
    expect((await save(agentKey)).status).toBe(403)
    const key = await secret()
    expect((await save(key, { whatsappToken: 'EAAno' })).status).toBe(400)
    expect((await save(key)).status).toBe(200)
    expect(await number()).toMatchObject({ method: 'legacy', waVerifyPassed: false })
    expect((await requestHandshake('another-word', '123')).status).toBe(403)
    expect((await requestHandshake(verifyToken, '<script>')).status).toBe(403)
    expect((await number())?.waVerifyPassed).toBe(false)
    const response = await requestHandshake(verifyToken, '1158201444')
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(await response.text()).toBe('1158201444')
    expect((await number())?.waVerifyPassed).toBe(true)
  })

  it("accepts only what its own app has signed, not even the platform's secret (H-065)", async () => {
    const { save, secret, webhook, phoneId, threads } = await makeWorld(region)
    await save(await secret())
    const payload = messagesBody(phoneId, [message()])
    expect(await postSigned(webhook, payload)).toBe(401)
    expect(await postSigned(webhook, payload, 'another-secret')).toBe(401)
    const body = JSON.stringify(payload)
    const sha1 = createHmac('sha1', appSecret).update(body).digest('hex')
    const headers = { 'x-hub-signature': `sha1=${sha1}` }
    expect((await fetch(webhook, { method: 'POST', body, headers })).status).toBe(401)
    expect(await threads()).toEqual([])
    expect(await postSigned(webhook, payload, appSecret)).toBe(200)
    expect(await threads()).toMatchObject([{ kind: 'whatsapp', account: phoneId, address: '15550002222' }])
  })

  it('receives no messages of another number', async () => {
    const mine = await makeWorld(region)
    const other = await makeWorld(region)
    await mine.save(await mine.secret())
    await other.save(await other.secret())
    expect(await postSigned(mine.webhook, messagesBody(other.phoneId, [message()]), appSecret)).toBe(200)
    expect([await mine.threads(), await other.threads()]).toEqual([[], []])
  })
})

describe.each(oneRegion)('the WhatsApp webhook in %s', (region) => {
  const webhook = () => `${api.url}/meta/webhook`
  async function makeClaimedNumber() {
    const world = await makeWorld(region)
    const { agentId, workspaceId, phoneId } = world
    await claimAccount({ kind: 'whatsapp', account: phoneId, region, agentId, workspaceId })
    return world
  }

  it('stores a batch with a malformed part, each chat once, whatever is repeated', async () => {
    const { phoneId, threads } = await makeClaimedNumber()
    const people = Array.from({ length: 120 }, (_, index) =>
      message({ from: `1555100${index + 1_000}`, id: `wamid.${index}` }),
    )
    const payload = messagesBody(phoneId, [...people, { type: 'text' }, ...people.slice(0, 10)])
    expect(await postSigned(webhook(), payload)).toBe(200)
    expect(await postSigned(webhook(), payload)).toBe(200)
    const stored = await threads()
    expect(stored).toHaveLength(120)
    expect(stored.every(({ incoming }) => Object.keys(incoming).length === 1)).toBe(true)
  })

  it('keeps one chat for a person who changes their number, and creates another for its next owner', async () => {
    const { phoneId, threads } = await makeClaimedNumber()
    const notify = async (...messages: object[]) =>
      expect(await postSigned(webhook(), messagesBody(phoneId, messages))).toBe(200)
    await notify(message({ from_user_id: 'US.1' }))
    const system = { type: 'user_changed_number', wa_id: '15550003333', user_id: 'US.2', body: '' }
    await notify(message({ id: 'wamid.2', type: 'system', from_user_id: 'US.1', system }))
    await notify(message({ id: 'wamid.3', from: '15550003333', from_user_id: 'US.2' }))
    // The person hides their number from now on.
    await notify(message({ id: 'wamid.4', from: undefined, from_user_id: 'US.2' }))
    const [chat, ...others] = await threads()
    expect(others).toEqual([])
    expect(chat?.address).toBe('US.2')
    expect(Object.keys(chat?.incoming ?? {})).toHaveLength(3)
    await notify(message({ id: 'wamid.5', from_user_id: 'US.9' }))
    expect(await threads()).toHaveLength(2)
  })

  it('returns 200 for unknown numbers and unreadable events', async () => {
    expect(await postSigned(webhook(), messagesBody('10999', [message()]))).toBe(200)
    expect(await postSigned(webhook(), messagesBody('../x', [message()]))).toBe(200)
    expect(await postSigned(webhook(), { object: 'whatsapp_business_account', entry: 'none' })).toBe(200)
  })

  it.skipIf(samples().length === 0)(
    'accepts recorded webhooks of WhatsApp and stores their messages',
    async () => {
      const { agentId, workspaceId, threads } = await makeWorld(region)
      // An account has one agent in all regions, so each region has accounts of its own.
      const own = (account: string) => `${regions.indexOf(region)}${account}`
      const recordedAccounts = ['106540352242922', '100000000000001', '000000000000000']
      const accountsOfSamples = recordedAccounts.map(own)
      for (const account of accountsOfSamples)
        await claimAccount({ kind: 'whatsapp', account, region, agentId, workspaceId })
      for (const payload of samples()) {
        const json = recordedAccounts.reduce(
          (text, account) => text.replaceAll(account, own(account)),
          JSON.stringify(payload),
        )
        const body = z.record(z.string(), z.unknown()).parse(JSON.parse(json))
        expect(await postSigned(webhook(), body)).toBe(200)
      }
      const stored = await threads()
      expect(new Set(stored.map(({ account }) => account))).toEqual(new Set(accountsOfSamples))
      expect(stored.flatMap(({ incoming }) => Object.values(incoming)).length).toBeGreaterThan(12)
    },
  )
})

/** Returns recorded webhooks of WhatsApp; none where the vendors' contracts are not beside the repository. */
function samples(): object[] {
  const folder = new URL('../../../../../shared/contracts/channels/samples/', import.meta.url)
  return ['whatsapp-webhooks.json', 'recorded/dm-whatsapp.json', 'recorded/sample-whatsapp.json']
    .map((name) => new URL(name, folder))
    .filter(existsSync)
    .flatMap((file) => {
      const read = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
      return Object.values(read).filter((payload) => typeof payload === 'object' && payload !== null)
    })
}
