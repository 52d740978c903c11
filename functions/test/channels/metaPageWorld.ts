import { createServer } from 'node:http'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll } from 'vitest'
import { graphApp } from '../../../sandbox/graph/graphApp.ts'
import { listenForTest } from '../../../sandbox/listenForTest.ts'
import { channelAdapters } from '../../src/domain/chat/channels/accounts/channelAdapters.ts'
import { ClaimOwners } from '../../src/domain/chat/channels/accounts/ClaimOwners.ts'
import { connectMetaPage } from '../../src/domain/chat/channels/meta/connectMetaPage.ts'
import { storePageEvents } from '../../src/domain/chat/channels/meta/storePageEvents.ts'
import { isSignedByMeta } from '../../src/domain/chat/channels/meta/isSignedByMeta.ts'
import { listMetaPages } from '../../src/domain/chat/channels/meta/logins/listMetaPages.ts'
import { finishMetaLogin, startMetaLogin } from '../../src/domain/chat/channels/meta/logins/metaLogins.ts'
import { safeFetch } from '../../src/providers/fetch/safeFetch.ts'
import { metaPageSchema, type MetaPageKind } from '../../src/shared/channels/channels.ts'
import { conversationSchema, type Conversation } from '../../src/shared/chat/conversation.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import type { AgentChanges } from '../../src/shared/agents/agent.ts'
import type { WidgetOptions } from '../../src/shared/widget/widgetOptions.ts'
import { readDocument, readQuery } from '../../src/store/documents.ts'
import { clearDatabases } from '../emulator.ts'
import { agentWith, makeEngine, makePorts } from '../factories.ts'
import { metaOfSandbox, signInAtDialog } from './metaWorld.ts'
import { scriptedModel } from '../chat/scriptedModel.ts'
import { testSigning } from '../testSigning.ts'

const lineSchema = z.object({
  mid: z.string(),
  from: z.enum(['person', 'bot', 'team']),
  text: z.string(),
  replies: z.array(z.object({ title: z.string(), payload: z.string() })),
  files: z.array(z.object({ bytes: z.number(), isPicture: z.boolean() })).optional(),
})

interface MetaWorldOptions {
  options?: Partial<WidgetOptions>
  changes?: AgentChanges
  text?: string
}

/** Starts a webhook for Meta's posts, which handles them if the signature is right. */
export async function openMetaWebhook(sandboxUrl: string) {
  let receive = async (_payload: unknown): Promise<void> => undefined
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      const header = String(request.headers['x-hub-signature-256'])
      if (!isSignedByMeta(graphApp.secret, body, header)) return response.writeHead(401).end()
      receive(JSON.parse(body.toString('utf8'))).then(
        () => response.writeHead(200).end('{}'),
        () => response.writeHead(503).end(),
      )
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || !bound) throw new Error('No door')
  const url = `http://127.0.0.1:${bound.port}/`
  await fetch(`${sandboxUrl}/graph/webhook`, { method: 'POST', body: JSON.stringify({ url }) })
  return {
    hearBy: (next: typeof receive) => void (receive = next),
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

/** Creates an agent whose people write to its page; the test moves the clock. */
async function makePageWorld(
  region: Region,
  sandboxUrl: string,
  webhook: Awaited<ReturnType<typeof openMetaWebhook>>,
  { options = {}, changes = { smartInit: true }, text = 'A short answer.' }: MetaWorldOptions = {},
) {
  const agent = await agentWith(region, { canHandOff: true, ...options }, changes)
  const clock = { now: Date.now() }
  const meta = metaOfSandbox(sandboxUrl)
  const languageModel = scriptedModel({ text })
  const port = Number(new URL(sandboxUrl).port)
  const web = safeFetch({ aboutUrl: 'https://app.example', localPort: port })
  const ports = makePorts({ meta, languageModel, web, now: () => clock.now })
  ports.channels = channelAdapters(ports)
  const served = makeEngine(undefined, ports)
  const { caller, agentId } = agent
  const needs = { ports, signing: testSigning, claimOwners: new ClaimOwners(ports), appId: meta.appId }
  webhook.hearBy(async (payload) => {
    const { object } = z.object({ object: z.string() }).parse(payload)
    await storePageEvents(needs, object === 'instagram' ? 'instagram' : 'messenger', payload)
  })
  const person = randomUUID()
  /** `but`: a permission that the person does not grant. */
  const signIn = async (name = person, but = '') => {
    const { url } = await startMetaLogin(ports, caller, { region, agentId, purpose: 'pages' })
    const requested = new URL(url)
    const scopes = (requested.searchParams.get('scope') ?? '').split(',')
    requested.searchParams.set('scope', scopes.filter((scope) => scope !== but).join(','))
    const { code, state } = await signInAtDialog(requested.href, { name })
    return (await finishMetaLogin(ports, caller, { region, code, state })).loginId
  }
  const choices = async (loginId: string) =>
    (await listMetaPages(ports, caller, { region, agentId, loginId })).pages
  /** Connects the first page, or another one, on a channel. */
  const connect = async (kind: MetaPageKind = 'messenger', { name = person, index = 0, but = '' } = {}) => {
    const loginId = await signIn(name, but)
    const page = (await choices(loginId))[index]
    if (!page) throw new Error('There is no such page')
    await connectMetaPage(ports, caller, { region, agentId, loginId, kind, pageId: page.pageId })
    return { ...page, loginId }
  }
  const record = async () => (await readDocument(region, paths.metaPage(agentId), metaPageSchema))?.data
  const post = async (path: string, body: object): Promise<unknown> =>
    (await fetch(`${sandboxUrl}/graph${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
  const lines = async (account: string) =>
    z.array(lineSchema).parse(await (await fetch(`${sandboxUrl}/graph/chat/${account}/all`)).json())
  const conversations = async (): Promise<Conversation[]> =>
    (await readQuery(region, `voiceglow/${agentId}/convos`, conversationSchema)).map(({ data }) => data)
  /** Runs all due tasks while the clock moves; Meta's webhooks arrive in between. */
  const settle = async () => {
    for (let round = 0; round < 30; round++) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      if (ports.tasks.waiting.length === 0) return
      await ports.tasks.runDue(clock.now)
      clock.now += 15_000
    }
  }
  const world = { ...agent, ports, clock, served, needs, signIn, choices, connect, record, post, lines }
  return { ...world, conversations, settle, languageModel, person }
}

/**
 * Starts the sandbox's Meta and a webhook for the tests of a file; returns the function that creates their
 * worlds.
 */
export function openPageWorlds() {
  let sandbox: Awaited<ReturnType<typeof listenForTest>>
  let webhook: Awaited<ReturnType<typeof openMetaWebhook>>
  beforeAll(async () => {
    await clearDatabases()
    sandbox = await listenForTest()
    webhook = await openMetaWebhook(sandbox.url)
  })
  afterAll(async () => {
    await webhook[Symbol.asyncDispose]()
    await sandbox[Symbol.asyncDispose]()
  })
  return {
    worldIn: (region: Region, options: MetaWorldOptions = {}) =>
      makePageWorld(region, sandbox.url, webhook, options),
    sandboxUrl: () => sandbox.url,
    /** Sets the handler of Meta's further posts. */
    hearBy: (hear: (payload: unknown) => Promise<void>) => webhook.hearBy(hear),
  }
}
