import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll } from 'vitest'
import { graphApp } from '../../../sandbox/graph/graphApp.ts'
import { listenForTest } from '../../../sandbox/listenForTest.ts'
import { ownToken } from '../../../sandbox/graph/graphTokens.ts'
import { finishMetaLogin, startMetaLogin } from '../../src/domain/chat/channels/meta/logins/metaLogins.ts'
import {
  connectWhatsappNumber,
  getWhatsappNumbers,
} from '../../src/domain/chat/channels/whatsapp/connecting/connectWhatsapp.ts'
import { whatsappApi } from '../../src/providers/meta/whatsappApi.ts'
import { channelClaimSchema, whatsappNumberSchema } from '../../src/shared/channels/channels.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { readDocument } from '../../src/store/documents.ts'
import { clearDatabases } from '../emulator.ts'
import { makeAgent, makePorts } from '../factories.ts'
import { metaOfSandbox, signInAtDialog } from './metaWorld.ts'
import { testSigning } from '../testSigning.ts'

/** Starts a server that confirms its URL to Meta. */
async function openWhatsappWebhook() {
  const webhook = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://door')
    const isOurs = searchParams.get('hub.verify_token') === graphApp.verifyToken
    response.writeHead(isOurs ? 200 : 403).end(searchParams.get('hub.challenge'))
  })
  await once(webhook.listen(0, '127.0.0.1'), 'listening')
  const bound = webhook.address()
  if (typeof bound !== 'object' || !bound) throw new Error('The door is not open')
  return { url: `http://127.0.0.1:${bound.port}`, [Symbol.dispose]: () => void webhook.close() }
}

let people = 0

/**
 * Creates an agent whose owner signs in for the numbers of their own business account at the sandbox's Meta.
 */
async function makeWhatsappWorld(region: Region, sandboxUrl: string, webhookUrl: string) {
  const agent = await makeAgent(region)
  const whatsapp = whatsappApi(`${sandboxUrl}/graph`, graphApp.secret)
  const ports = makePorts({ whatsapp, meta: metaOfSandbox(sandboxUrl) })
  const apiUrls = { na: `${webhookUrl}/na`, eu: `${webhookUrl}/eu` }
  const app = { appId: graphApp.id, verifyToken: graphApp.verifyToken }
  const needs = { ports, signing: testSigning, apiUrls, app }
  const person = `person ${region} ${++people}`
  const signIn = async (by = agent, name = person) => {
    const ref = { region: by.region, agentId: by.agentId }
    const { url } = await startMetaLogin(ports, by.caller, { ...ref, purpose: 'whatsapp' })
    const { code, state } = await signInAtDialog(url, { name })
    const { loginId } = await finishMetaLogin(ports, by.caller, { region: by.region, code, state })
    return { ...ref, loginId }
  }
  const connect = async (by = agent) => {
    const login = await signIn(by)
    const { numbers } = await getWhatsappNumbers(needs, by.caller, login)
    const [first] = numbers
    if (!first) throw new Error('There is no number')
    const { wabaId, phoneId } = first
    await connectWhatsappNumber(needs, by.caller, { ...login, wabaId, phoneId })
    return { ...first, login }
  }
  const number = async (at: Region = region, agentId = agent.agentId) =>
    (await readDocument(at, paths.waNumber(agentId), whatsappNumberSchema))?.data
  const at = (phoneId: string, path: string, body: object) =>
    fetch(`${sandboxUrl}/graph/whatsapp/${phoneId}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  /** Sets a fault for the next call of a path. */
  const fault = (target: string, kind: string) =>
    fetch(`${sandboxUrl}/graph/faults`, { method: 'POST', body: JSON.stringify({ target, kind }) })
  const subscriptionsOf = (wabaId: string) => {
    const appSecret = 'secret-of-theirs'
    const access = { token: ownToken(wabaId, appSecret), appSecret }
    return whatsappApi(`${sandboxUrl}/graph`).subscriptions(access, wabaId)
  }
  const world = { ...agent, region, ports, needs, signIn, connect, number, at }
  return { ...world, fault, subscriptionsOf, sandboxUrl }
}

/** Returns the claim of a number. */
export const claimOfNumber = async (phoneId: string) =>
  (await readDocument('na', paths.channelClaim('whatsapp', phoneId), channelClaimSchema))?.data

/**
 * Starts the sandbox's Meta and a webhook for the tests of a file; returns the function that creates their
 * worlds.
 */
export function openWhatsappWorlds() {
  let sandbox: Awaited<ReturnType<typeof listenForTest>>
  let webhook: Awaited<ReturnType<typeof openWhatsappWebhook>>
  beforeAll(async () => {
    await clearDatabases()
    sandbox = await listenForTest()
    webhook = await openWhatsappWebhook()
  })
  afterAll(async () => {
    webhook[Symbol.dispose]()
    await sandbox[Symbol.asyncDispose]()
  })
  return (region: Region) => makeWhatsappWorld(region, sandbox.url, webhook.url)
}
