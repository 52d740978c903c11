import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../sandbox/listenForTest.ts'
import { makeDiscordWorld } from '#test/channels/makeDiscordWorld.ts'
import { discordServers } from '#test/channels/discordServers.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeEngine } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { makePng, pdf, storeOutgoing, uploadFor } from '#test/chat/replyFiles.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readQuery } from '../../../../store/documents.ts'
import { sendOperatorReply } from '../../inbox/handleConversation.ts'
import { TryLater } from '../../../kernel/channels/ChannelAdapter.ts'
import { threadSchema } from '../../../kernel/channels/Thread.ts'
import { discordAdapter } from './discordAdapter.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
let api: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
  // Read by the first request.
  process.env['DISCORD_BASE_URL'] = `${sandbox.url}/discord`
  process.env['DISCORD_APPLICATION_ID'] = '1100000000000000001'
  process.env['DISCORD_PUBLIC_KEY'] = 'ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c'
  process.env['DISCORD_BOT_TOKEN'] = 'sandbox-discord-bot-token'
  api = await serveFunction('api', (await import('../../../../index.ts')).api)
  await post('/sandbox/endpoint', { url: `${api.url}/discord/interactions` })
})
afterAll(async () => {
  api.stop()
  await sandbox[Symbol.asyncDispose]()
})

const { post, makeServer } = discordServers(() => sandbox.url)

const makeWorld = (region: Region, text?: string, smartInit?: boolean) =>
  makeDiscordWorld(region, sandbox.url, text, smartInit)

describe.each(oneRegion)('a Discord channel in %s', (region) => {
  it('answers questions where they are asked, and continues through the webhook', async () => {
    const { connect, server, serve, conversations, languageModel, clock, record } = await makeWorld(region)
    await connect()
    const posted = await server.say({ text: 'Where is my order?', times: 2 })
    expect(posted).toMatchObject({ statuses: [200, 200], problems: [], answers: [{ type: 5 }, { type: 5 }] })
    await serve()
    await serve()
    expect(await server.texts()).toEqual(['A short answer.'])
    expect(languageModel.calls).toBe(1)
    const [conversation] = await conversations()
    expect(conversation).toMatchObject({ channel: 'discord', visitor: { name: 'Ada' } })
    clock.ahead = 0
    await server.say({ text: 'And the other?' })
    clock.ahead = 16 * minuteMs
    await serve()
    const lines = (await server.shown()).lines.filter(({ by }) => by === 'webhook')
    expect(lines.map(({ text }) => text)).toEqual(['<@1033044521375764530> A short answer.'])
    expect((await record())?.state).toBe('connected')
  })
})

describe('a Discord channel', () => {
  it('sends files as its answer, below it, and through the webhook', async () => {
    const { connect, server, serve, conversations, agentId, ports, caller, clock } = await makeWorld('eu')
    await connect()
    await server.say({ text: 'Which boats are there?' })
    await serve()
    const engine = makeEngine(undefined, ports)
    const [conversation] = await conversations()
    const ref = { region: 'eu' as const, agentId, conversationId: conversation?.ID ?? '' }
    const reply = async (text: string, filename: string, content: Buffer) => {
      const files = [await uploadFor(engine, caller, ref, { filename, content })]
      await sendOperatorReply(engine, caller, { ...ref, text, files, attemptId: crypto.randomUUID() })
      await serve()
    }
    await reply('Here:', 'boat.png', await makePng())
    clock.ahead += 16 * minuteMs
    await reply('', 'plan.pdf', pdf)
    const lines = (await server.shown()).lines.filter(({ by }) => by !== 'person')
    expect(lines.map(({ by, text, files }) => ({ by, text, files }))).toEqual([
      { by: 'bot', text: 'A short answer.', files: [] },
      { by: 'bot', text: 'Here:', files: [] },
      { by: 'bot', text: '', files: [{ name: 'boat.png', isPicture: true }] },
      { by: 'webhook', text: '<@1033044521375764530> ', files: [{ name: 'plan.pdf', isPicture: false }] },
    ])
  })

  it('answers with a file alone, and writes it again when it may not have arrived', async () => {
    const { connect, server, ports, agentId } = await makeWorld('eu', undefined, false)
    await connect()
    await server.say({ text: 'Which boats are there?' })
    const [stored] = await readQuery('eu', `voiceglow/${agentId}/threads`, threadSchema)
    const { incoming = {}, account = '', address = '' } = stored?.data ?? {}
    const [asked] = Object.values(incoming)
    const openReply = { choiceId: asked?.choiceId ?? '', at: ports.now(), partKey: '' }
    const threadId = stored?.path.slice(stored.path.lastIndexOf('/') + 1) ?? ''
    const recipient = { region: 'eu' as const, agentId, threadId, account, address, lastIncomingAt: 0 }
    if (!ports.discord) throw new Error('There is no Discord')
    const adapter = discordAdapter(ports, ports.discord)
    const files = [await storeOutgoing('eu', 'boat.png', 'image/png', await makePng())]
    const [part] = await adapter.partsOf({ text: '', replies: [], cards: [], files })
    if (!part) throw new Error('There is no part')
    const send = () => adapter.send({ ...recipient, openReply }, part, 'key/0')
    await server.fault('answer', 'lost')
    await expect(send()).rejects.toThrow(TryLater)
    await send()
    const lines = (await server.shown()).lines.filter(({ by }) => by === 'bot')
    expect(lines.map(({ files: sent }) => sent)).toEqual([[{ name: 'boat.png', isPicture: true }]])
  })

  it('shows its token in no document that a browser reads (H-072)', async () => {
    const { connect, record, server } = await makeWorld('eu')
    await connect()
    const token = server.webhookUrl.slice(server.webhookUrl.lastIndexOf('/') + 1)
    expect(JSON.stringify(await record())).not.toContain(token)
  })

  it('refuses requests with a wrong or an old signature (H-068)', async () => {
    const { connect, server, serve, conversations } = await makeWorld('eu')
    await connect()
    expect((await server.say({ text: 'One', isWrong: true })).statuses).toEqual([401])
    expect((await server.say({ text: 'Two', lateSeconds: 301 })).statuses).toEqual([401])
    expect((await server.say({ text: 'Three', lateSeconds: -301 })).statuses).toEqual([401])
    const unsigned = await fetch(`${api.url}/discord/interactions`, { method: 'POST', body: '{"type":1}' })
    expect(unsigned.status).toBe(401)
    await serve()
    expect(await conversations()).toEqual([])
  })

  it('answers in its threads, and not elsewhere, to other bots, or in private', async () => {
    const { connect, server, serve, conversations } = await makeWorld('eu')
    await connect()
    for (const saying of [{ isBot: true }, { isPrivate: true }]) {
      const { answers } = await server.say({ text: 'Hello', ...saying })
      expect(answers).toEqual([
        {
          type: 4,
          data: { content: expect.stringMatching(/^No agent/), flags: 64, allowed_mentions: { parse: [] } },
        },
      ])
    }
    const elsewhere = await makeServer()
    expect((await elsewhere.say({ text: 'Hello' })).answers).toMatchObject([{ type: 4 }])
    await server.say({ text: 'In a thread', isInThread: true })
    await serve()
    const answers = (await server.shown()).lines.filter(({ text }) => text === 'A short answer.')
    expect(answers.map(({ channelId }) => channelId === server.channelId)).toEqual([false])
    expect(await conversations()).toHaveLength(1)
  })

  it('mentions no one, has choices as buttons, and uses the text of the pressed button', async () => {
    const { connect, server, serve, conversations, ports, agentId } = await makeWorld(
      'eu',
      'Hi @everyone <@42>!',
    )
    await connect()
    await server.say({ text: 'Hello' })
    await serve()
    expect((await server.texts()).at(-1)).not.toMatch(/@everyone|[^\\]<@42>/)
    const adapter = discordAdapter(ports, ports.discord ?? failWith('Discord'))
    const recipient = {
      region: 'eu' as const,
      agentId,
      threadId: 't',
      account: server.channelId,
      address: `${server.channelId}/7`,
      lastIncomingAt: 0,
    }
    const [part] = await adapter.partsOf({ text: 'Which?', replies: ['The red one'], cards: [] })
    await adapter.send(recipient, part ?? failWith('A part'), 'key/0')
    expect((await server.texts()).at(-1)).toBe('<@7> Which?\n• The red one')
    const [thread] = await readQuery('eu', `voiceglow/${agentId}/threads`, threadSchema)
    const openReply = { ...(thread?.data.openReply ?? failWith('An open reply')), partKey: '' }
    await adapter.send({ ...recipient, openReply }, part ?? failWith('A part'), 'key/0')
    await server.press('The red one')
    await serve()
    const words = (await conversations()).flatMap(({ window }) => window.map(({ text }) => text))
    expect(words).toContain('The red one')
  })

  it('delivers once and in order when Discord is busy, fails, or its response is lost', async () => {
    const { connect, server, serve } = await makeWorld('eu', `${'x'.repeat(1_900)}\n\n${'y'.repeat(1_900)}`)
    await connect()
    await server.fault('answer', 'busy')
    await server.fault('answer', 'lost')
    await server.fault('answer', 'down')
    await server.fault('follow', 'busy')
    await server.say({ text: 'Hello' })
    await serve()
    expect((await server.texts()).map((text) => text.slice(0, 2))).toEqual(['xx', 'yy'])
  })

  it('greets with the opened answer, and answers below it', async () => {
    const { connect, server, serve, conversations } = await makeWorld('eu', 'A short answer.', false)
    await connect()
    await server.say({ text: 'Hello' })
    await serve()
    const [conversation] = await conversations()
    const [greeting, , answer] = (conversation?.window ?? []).map(({ text }) => text)
    expect(await server.texts()).toEqual([greeting, answer])
    expect((await server.shown()).lines.every(({ isPending }) => !isPending)).toBe(true)
  })

  it('deletes conversations at the request of their people', async () => {
    const { connect, server, serve, conversations } = await makeWorld('eu')
    await connect()
    await server.say({ text: 'My secret' })
    await serve()
    const { answers } = await server.say({ command: 'forget' })
    expect(answers).toEqual([{ type: 5, data: { flags: 64 } }])
    await serve()
    expect(JSON.stringify(await conversations())).not.toContain('My secret')
    expect((await server.texts()).at(-1)).toMatch(/^This conversation has been deleted here/)
  })
})

function failWith(what: string): never {
  throw new Error(`${what} was expected`)
}
