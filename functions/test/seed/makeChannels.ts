import { randomUUID } from 'node:crypto'
import { pageEvent } from '../../../sandbox/graph/pageEvents.ts'
import type { Caller } from '../../src/domain/kernel/access/actor.ts'
import { connectDiscord } from '../../src/domain/chat/channels/discord/connectDiscord.ts'
import { connectMetaPage } from '../../src/domain/chat/channels/meta/connectMetaPage.ts'
import { listMetaPages } from '../../src/domain/chat/channels/meta/logins/listMetaPages.ts'
import { finishMetaLogin, startMetaLogin } from '../../src/domain/chat/channels/meta/logins/metaLogins.ts'
import { removeMetaPage } from '../../src/domain/chat/channels/meta/removeMetaPage.ts'
import { connectTelegram } from '../../src/domain/chat/channels/telegram/connectTelegram.ts'
import {
  connectWhatsappNumber,
  getWhatsappNumbers,
} from '../../src/domain/chat/channels/whatsapp/connecting/connectWhatsapp.ts'
import { createTemplate } from '../../src/domain/chat/channels/whatsapp/templates.ts'
import type { Instance } from '../../src/domain/composition/createInstance.ts'
import { changeConversationState, sendOperatorReply } from '../../src/domain/chat/inbox/handleConversation.ts'
import type { Ports } from '../../src/domain/kernel/ports/ports.ts'
import type { ChannelKind, MetaPageKind, MetaPurpose } from '../../src/shared/channels/channels.ts'
import { hourMs } from '../../src/shared/durations.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Query } from '../../src/store/Query.ts'
import { discordServers } from '../channels/discordServers.ts'
import { signInAtDialog } from '../channels/metaWorld.ts'
import type { TestQueue } from '../serving/TestQueue.ts'
import { openWebhooks, servedConfig } from './openWebhooks.ts'

const person = { telegram: 4_711, whatsapp: '436605550142', messenger: '7001', instagram: '9001' }

interface ChannelsWorld {
  served: Instance & { ports: Ports & { tasks: TestQueue } }
  caller: Caller
  region: Region
  /** Agents of the same workspace: one that answers everywhere, and one with problems. */
  agentId: string
  troubledId: string
  /** When the demo world ends, in Unix milliseconds. */
  end: number
  /** Sets the clock of the world. */
  goTo: (at: number) => void
}

/**
 * Creates the channels of a workspace: an agent with an account and a conversation on each, and another one
 * whose bot Telegram refuses and whose page is still being disconnected.
 */
export async function makeChannels(world: ChannelsWorld): Promise<void> {
  const webhooks = await openWebhooks(world.served.ports)
  try {
    await makeConnected(world, webhooks)
    await makeTroubled(world)
  } finally {
    webhooks.close()
  }
  // In the stored world no task asks Meta again.
  world.served.ports.tasks.waiting = []
  await world.served.ports.tasks.flush()
  await world.served.flush()
}

type Webhooks = Awaited<ReturnType<typeof openWebhooks>>

async function makeConnected(world: ChannelsWorld, webhooks: Webhooks): Promise<void> {
  const { end, agentId, goTo } = world
  goTo(end - 32 * hourMs)
  const phoneId = await connectWhatsapp(world, agentId, 'Harbour & Pine')
  const page = await connectPage(world, agentId, 'messenger', 'Harbour & Pine')
  await connectPage(world, agentId, 'instagram', 'Harbour & Pine')
  await connectBot(world, agentId, 7_300_114_200)
  const server = await connectServer(world, agentId)

  await say(world, `graph/whatsapp/${phoneId}`, {
    from: person.whatsapp,
    name: 'Bruno Keller',
    text: 'What is the delivery time for a table?',
  })
  await say(world, `graph/whatsapp/${phoneId}`, {
    from: person.whatsapp,
    name: 'Bruno Keller',
    text: 'And what does delivery cost?',
  })
  await answer(world, 'whatsapp', 'I have put you down for Thursday, Bruno. We call an hour before.')
  await post(`graph/whatsapp/${phoneId}/read`, { from: person.whatsapp })

  goTo(end - 30 * hourMs)
  const { messenger, instagram } = person
  await say(world, `graph/chat/${page.pageId}`, {
    person: messenger,
    name: 'Femke Jansen',
    text: 'Do you repair chairs?',
  })
  await answer(world, 'messenger', 'Two of ours, Femke? Send us a picture of the joints, please.')
  const read = { sender: { id: messenger }, recipient: { id: page.pageId } }
  const watermark = world.served.ports.now()
  await webhooks.hearPage('messenger', pageEvent(page.pageId, { ...read, read: { watermark } }, watermark))

  goTo(end - 28 * hourMs)
  await say(world, `graph/chat/${page.igPageId}`, {
    person: instagram,
    name: 'Matteo Greco',
    text: 'How often should I oil my table?',
  })

  goTo(end - 5 * hourMs)
  await server.say({ text: 'Do you offer courses?', name: 'Sena' })
  await settle(world)

  goTo(end - 3 * hourMs)
  const chat = { chatId: person.telegram, name: 'Ines Carvalho' }
  await say(world, 'telegram/chat/7300114200', { ...chat, text: 'Do you send wood samples?' })
  await answer(world, 'telegram', 'Oak and ash leave for Porto today, Ines.')
  goTo(end - 2 * hourMs)
  await post('telegram/faults/7300114200', { kind: 'blocked' })
  await reply(world, 'telegram', 'Have you decided on one of them?')
}

async function makeTroubled(world: ChannelsWorld): Promise<void> {
  const { end, troubledId, goTo } = world
  goTo(end - hourMs)
  await connectBot(world, troubledId, 7_300_114_201)
  await post('telegram/faults/7300114201', { kind: 'revoked' })
  await say({ ...world, agentId: troubledId }, 'telegram/chat/7300114201', {
    name: 'Tomas Brandt',
    text: 'Who drinks here?',
  })
  const left = await connectPage(world, troubledId, 'messenger', 'Maud')
  await settle(world)
  await post('graph/faults', { target: left.pageId, kind: 'down', times: 5 })
  const { caller, region } = world
  await removeMetaPage(world.served.ports, caller, { region, agentId: troubledId, kind: 'messenger' })
}

/** Returns the sandbox's data of the connected accounts, in the format that it loads. */
export async function dumpChannels(): Promise<string> {
  const worlds = ['telegram', 'discord', 'graph'].map(async (vendor): Promise<[string, unknown]> => {
    const answered = await fetch(`${sandboxOrigin()}/${vendor}/sandbox/world`)
    return [vendor, await answered.json()]
  })
  return `${JSON.stringify(Object.fromEntries(await Promise.all(worlds)))}\n`
}

async function signIn(
  { served: { ports }, caller, region }: ChannelsWorld,
  agentId: string,
  purpose: MetaPurpose,
  name: string,
) {
  const { url } = await startMetaLogin(ports, caller, { region, agentId, purpose })
  const { code, state } = await signInAtDialog(url, { name })
  const { loginId } = await finishMetaLogin(ports, caller, { region, code, state })
  return { region, agentId, loginId }
}

async function connectWhatsapp(world: ChannelsWorld, agentId: string, name: string): Promise<string> {
  const { apiUrls, signing, meta: app } = servedConfig
  const { ports } = world.served
  const needs = { ports, signing, apiUrls, app }
  const login = await signIn(world, agentId, 'whatsapp', name)
  const [number] = (await getWhatsappNumbers(needs, world.caller, login)).numbers
  if (!number) throw new Error('The sandbox has no number')
  const { wabaId, phoneId } = number
  await connectWhatsappNumber(needs, world.caller, { ...login, wabaId, phoneId })
  await createTemplate(ports, world.caller, {
    region: world.region,
    agentId,
    template: {
      name: 'delivery_day',
      language: 'en',
      category: 'UTILITY',
      bodyText: 'Hello {{1}}, your furniture comes on {{2}}. Does that suit you?',
      examples: ['Bruno', 'Thursday'],
    },
  })
  return phoneId
}

async function connectPage(world: ChannelsWorld, agentId: string, kind: MetaPageKind, name: string) {
  const { ports } = world.served
  const login = await signIn(world, agentId, 'pages', name)
  const [page] = (await listMetaPages(ports, world.caller, login)).pages
  if (!page) throw new Error('The sandbox has no page')
  await connectMetaPage(ports, world.caller, { ...login, kind, pageId: page.pageId })
  return page
}

async function connectBot({ served, caller, region }: ChannelsWorld, agentId: string, id: number) {
  const { apiUrls, signing } = servedConfig
  const needs = { ports: served.ports, signing, apiUrls }
  await connectTelegram(needs, caller, { region, agentId, token: `${id}:${'demo'.repeat(9)}` })
}

async function connectServer({ served, caller, region }: ChannelsWorld, agentId: string) {
  const server = await discordServers(sandboxOrigin).makeServer()
  const { channelId, webhookUrl } = server
  await connectDiscord(served.ports, caller, { region, agentId, channelId, webhookUrl })
  return server
}

/** Writes in a chat of the sandbox as a person, and lets the agent answer. */
async function say(world: ChannelsWorld, chat: string, saying: object): Promise<void> {
  await post(`${chat}/say`, saying)
  await settle(world)
}

/** Takes the conversation over as the owner and writes a reply. */
async function answer(world: ChannelsWorld, kind: ChannelKind, text: string): Promise<void> {
  const { served, caller } = world
  await changeConversationState(served, caller, { ...(await conversationOn(world, kind)), event: 'takeOver' })
  await reply(world, kind, text)
}

async function reply(world: ChannelsWorld, kind: ChannelKind, text: string): Promise<void> {
  const { served, caller } = world
  const saying = { ...(await conversationOn(world, kind)), text, attemptId: randomUUID() }
  await sendOperatorReply(served, caller, saying)
  await settle(world)
}

async function conversationOn({ region, agentId }: ChannelsWorld, kind: ChannelKind) {
  const [row] = await Query.collection(region, paths.conversations(agentId))
    .where('channel', '==', kind)
    .limit(1)
    .read()
  if (!row) throw new Error(`Nobody has written on ${kind}`)
  return { region, agentId, conversationId: row.path.slice(row.path.lastIndexOf('/') + 1) }
}

/** Runs all tasks as the functions' queues do, while the clock moves. */
async function settle({ served: { ports }, goTo }: ChannelsWorld): Promise<void> {
  for (let round = 0; round < 20; round++) {
    if (!ports.tasks.waiting.some(({ message }) => message.kind === 'serveThread')) return
    await ports.tasks.runDue(ports.now())
    goTo(ports.now() + 8_000)
  }
  throw new Error('The channels of the world have more to do than they can')
}

async function post(path: string, body: object): Promise<void> {
  const answered = await fetch(`${sandboxOrigin()}/${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!answered.ok) throw new Error(`The sandbox refused ${path}: ${await answered.text()}`)
}

function sandboxOrigin(): string {
  const origin = process.env['PARLEY_SANDBOX_ORIGIN']
  if (!origin) throw new Error('The seed needs the sandbox')
  return origin
}
