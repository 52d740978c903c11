import { beforeAll, afterAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { serveFunction } from '#test/serving/serveFunction.ts'
import { testSigning } from '#test/testSigning.ts'
import { readConfig } from '../../../../config/readConfig.ts'
import { channelClaimSchema, telegramBotSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { regions, type Region } from '../../../../shared/regions/regions.ts'
import { telegramApi } from '../../../../providers/telegram/telegramApi.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readQuery } from '../../../../store/documents.ts'
import { configuredKeys } from '../../../kernel/secrets/configuredKeys.ts'
import { claimAccount, blockAccounts } from '../accounts/channelClaims.ts'
import { TryLater, Undeliverable } from '../../../kernel/channels/ChannelAdapter.ts'
import { ClaimOwners } from '../accounts/ClaimOwners.ts'
import { abandonDisconnection, retryDisconnection } from '../leaving/retryDisconnection.ts'
import { threadSchema } from '../../../kernel/channels/Thread.ts'
import { connectTelegram } from './connectTelegram.ts'
import { disconnectTelegram } from './disconnectTelegram.ts'
import { telegramAdapter } from './telegramAdapter.ts'
import { telegramParts } from './telegramParts.ts'
import { webhookSecret } from './webhookSecret.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
let api: Awaited<ReturnType<typeof serveFunction>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
  api = await serveFunction('api', (await import('../../../../index.ts')).api)
})
afterAll(async () => {
  api.stop()
  await sandbox[Symbol.asyncDispose]()
})

let bots = 500_000
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const ports = makePorts({ telegram: telegramApi(`${sandbox.url}/telegram`) })
  const apiUrls = { na: 'http://127.0.0.1:1/na', eu: 'http://127.0.0.1:1/eu' }
  const botId = String(++bots)
  const token = `${botId}:canary-${'x'.repeat(30)}`
  const { agentId } = agent
  const needs = { ports, signing: testSigning, apiUrls }
  const connect = (given = token, caller = agent.caller, id = agentId, at = region) =>
    connectTelegram(needs, caller, { region: at, agentId: id, token: given })
  const bot = async () => (await readDocument(region, paths.telegramBot(agentId), telegramBotSchema))?.data
  const fault = (kind: string) =>
    fetch(`${sandbox.url}/telegram/faults/${botId}`, { method: 'POST', body: JSON.stringify({ kind }) })
  return { ...agent, ports, needs, token, botId, connect, bot, fault }
}
const claimOf = async (botId: string) =>
  (await readDocument('na', paths.channelClaim('telegram', botId), channelClaimSchema))?.data

describe.each(oneRegion)('a Telegram bot in %s', (region) => {
  it('is connected with its webhook and one notice, and disconnected at Telegram too', async () => {
    const { connect, bot, ports, caller, agentId, botId, token } = await makeWorld(region)
    expect(await connect()).toEqual({ username: `sandbox_${botId}_bot` })
    const webhookUrl = `http://127.0.0.1:1/${region}/v2/agents/${agentId}/telegram-webhook`
    expect(await bot()).toMatchObject({ state: 'connected', botId, webhookUrl })
    expect(await ports.telegram.readWebhook(token)).toEqual({ result: webhookUrl })
    await connect()
    const about = { kind: 'telegram', agentId, region }
    expect(ports.tasks.waiting.map(({ message }) => message)).toMatchObject([
      { kind: 'notifyOperator', payload: { id: `${agentId}-telegram`, about } },
    ])
    await disconnectTelegram(ports, caller, { region, agentId })
    expect(await bot()).toBeUndefined()
    expect(await claimOf(botId)).toBeUndefined()
    expect(await ports.telegram.readWebhook(token)).toEqual({ result: '' })
  })

  it('is disconnected later when Telegram is unavailable, and answers no one until then', async () => {
    const { connect, bot, ports, caller, agentId, botId, token } = await makeWorld(region)
    await connect()
    await ports.tasks.run()
    const ref = { region, agentId }
    const unreachable = () =>
      fetch(`${sandbox.url}/telegram/faults/${botId}`, {
        method: 'POST',
        body: JSON.stringify({ method: 'deleteWebhook', kind: 'busy' }),
      })
    const recipient = { ...ref, threadId: 'thread', account: botId, address: '7', lastIncomingAt: 0 }
    const webhook = () => ports.telegram.readWebhook(token)
    await unreachable()
    await disconnectTelegram(ports, caller, ref)
    expect((await bot())?.state).toBe('leaving')
    // No agent answers with it, and no one may connect it, because its webhook would be deleted.
    expect(await new ClaimOwners(ports).ownerOf('telegram', botId)).toBeUndefined()
    const another = await makeAgent(region)
    await expect(connect(token, another.caller, another.agentId)).rejects.toMatchObject({
      code: 'already-exists',
    })
    expect(await telegramAdapter(ports, ports.telegram).isConnected(recipient)).toBe(false)
    expect(await webhook()).toMatchObject({ result: expect.stringContaining(agentId) })
    await unreachable()
    await ports.tasks.run()
    expect([await bot(), await webhook()]).toEqual([undefined, { result: '' }])
  })

  it('stays connected when an old task of the connection before runs', async () => {
    const { connect, bot, ports, caller, agentId, botId, token } = await makeWorld(region)
    await connect()
    const old = { region, agentId, kind: 'telegram' as const, connectedAt: (await bot())?.connectedAt ?? 0 }
    await fetch(`${sandbox.url}/telegram/faults/${botId}`, {
      method: 'POST',
      body: JSON.stringify({ method: 'deleteWebhook', kind: 'busy' }),
    })
    await disconnectTelegram(ports, caller, { region, agentId })
    await new Promise((resolve) => setTimeout(resolve, 5))
    await connect()
    await retryDisconnection(ports, old)
    await abandonDisconnection(ports, old)
    expect((await bot())?.state).toBe('connected')
    expect(await ports.telegram.readWebhook(token)).toMatchObject({
      result: expect.stringContaining(agentId),
    })
  })

  it('disconnects the bot before it first', async () => {
    const { connect, bot, ports, caller, agentId, botId, token } = await makeWorld(region)
    await connect()
    const unreachable = () =>
      fetch(`${sandbox.url}/telegram/faults/${botId}`, {
        method: 'POST',
        body: JSON.stringify({ method: 'deleteWebhook', kind: 'busy' }),
      })
    await unreachable()
    await disconnectTelegram(ports, caller, { region, agentId })
    const next = `${++bots}:canary-${'x'.repeat(30)}`
    await unreachable()
    await expect(connect(next)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await bot()).toMatchObject({ state: 'leaving', botId })
    await connect(next)
    expect(await bot()).toMatchObject({ state: 'connected', botId: String(bots) })
    expect([await ports.telegram.readWebhook(token), await claimOf(botId)]).toEqual([
      { result: '' },
      undefined,
    ])
  })

  it('works again when it is connected after a disconnection that died half way', async () => {
    const { connect, ports, agentId, botId } = await makeWorld(region)
    await connect()
    await blockAccounts({ region, agentId }, ['telegram'])
    expect(await new ClaimOwners(ports).ownerOf('telegram', botId)).toBeUndefined()
    await connect()
    expect(await new ClaimOwners(ports).ownerOf('telegram', botId)).toEqual({ region, agentId })
  })

  it('cannot be connected while it is being disconnected', async () => {
    const { connect, bot, ports, caller, agentId, botId } = await makeWorld(region)
    await connect()
    await fetch(`${sandbox.url}/telegram/faults/${botId}`, {
      method: 'POST',
      body: JSON.stringify({ method: 'deleteWebhook', kind: 'busy' }),
    })
    await disconnectTelegram(ports, caller, { region, agentId })
    const asking = { askingUntil: ports.now() + 30_000 }
    await new Writes(region).update(paths.telegramBot(agentId), asking).commit()
    await expect(connect()).rejects.toMatchObject({ code: 'unavailable' })
    expect((await bot())?.state).toBe('leaving')
  })

  it('belongs to one agent, in any region (H-070)', async () => {
    const world = await makeWorld(region)
    await world.connect()
    for (const other of regions) {
      const agent = await makeAgent(other)
      await expect(world.connect(world.token, agent.caller, agent.agentId, other)).rejects.toMatchObject({
        code: 'already-exists',
      })
    }
    expect((await claimOf(world.botId))?.agentId).toBe(world.agentId)
  })

  it('is replaced by another one, and the first is disconnected', async () => {
    const { connect, bot, ports, token, botId } = await makeWorld(region)
    await connect()
    const next = `${++bots}:${'y'.repeat(35)}`
    await connect(next)
    expect((await bot())?.botId).toBe(String(bots))
    expect(await claimOf(botId)).toBeUndefined()
    expect(await ports.telegram.readWebhook(token)).toEqual({ result: '' })
  })

  it('refuses a wrong token at its field, strangers, and leaves no trace when its webhook is refused', async () => {
    const { connect, bot, botId, token } = await makeWorld(region)
    await expect(connect(`${botId}:revoked-${'x'.repeat(30)}`)).rejects.toMatchObject({
      fields: { token: 'Please provide a valid token.' },
    })
    const stranger = await makeAccount(region)
    await expect(connect(token, stranger.caller)).rejects.toMatchObject({ code: 'permission-denied' })
    await fetch(`${sandbox.url}/telegram/faults/${botId}`, {
      method: 'POST',
      body: JSON.stringify({ method: 'setWebhook', kind: 'busy' }),
    })
    await expect(connect()).rejects.toMatchObject({ refusal: { key: 'telegramWebhookFailed' } })
    expect(await claimOf(botId)).toBeUndefined()
    expect(await bot()).toBeUndefined()
  })

  it('shows its token in no document that a browser reads (H-072)', async () => {
    const { connect, bot, workspaceId, token } = await makeWorld(region)
    await connect()
    const documents = [
      await bot(),
      ...(await readQuery(region, `users/${workspaceId}/credentials`, telegramBotSchema)),
    ]
    expect(JSON.stringify(documents)).not.toContain(token.slice(-20))
  })

  it('reports the result of a message, and is broken when Telegram refuses its token', async () => {
    const { connect, bot, ports, fault, botId, agentId } = await makeWorld(region)
    await connect()
    const adapter = telegramAdapter(ports, ports.telegram)
    const recipient = { region, agentId, threadId: 'thread', account: botId, address: '7', lastIncomingAt: 0 }
    const send = async (text: string) => {
      for (const part of telegramParts({ text, replies: ['Yes'], cards: [] }))
        await adapter.send(recipient, part, 'key')
    }
    await send('**Hello**')
    await fault('busy')
    await expect(send('Hello')).rejects.toThrow(TryLater)
    await fault('blocked')
    await expect(send('Hello')).rejects.toThrow(Undeliverable)
    await fault('revoked')
    await expect(send('Hello')).rejects.toThrow(Undeliverable)
    expect((await bot())?.state).toBe('broken')
    expect(await adapter.isConnected(recipient)).toBe(false)
    // The next message was not refused itself, and has the same reason.
    await expect(send('Hello')).rejects.toMatchObject({ reason: 'telegramTokenRefused' })
  })

  it('finds a reconnected bot at once, and ignores refusals of the connection before', async () => {
    const { connect, bot, ports, fault, botId, agentId } = await makeWorld(region)
    const adapter = telegramAdapter(ports, ports.telegram)
    const recipient = { region, agentId, threadId: 'thread', account: botId, address: '7', lastIncomingAt: 0 }
    const send = () => adapter.send(recipient, { html: 'Hello', plain: 'Hello', buttons: [] }, 'key')
    expect(await adapter.isConnected(recipient)).toBe(false)
    await connect()
    expect(await adapter.isConnected(recipient)).toBe(true)
    await connect(`${botId}:renewed-${'z'.repeat(30)}`)
    await fault('revoked')
    await expect(send()).rejects.toThrow(TryLater)
    expect((await bot())?.state).toBe('connected')
    await send()
    const next = String(++bots)
    await connect(`${next}:${'y'.repeat(35)}`)
    expect(await adapter.isConnected({ ...recipient, account: next })).toBe(true)
    expect(await adapter.isConnected(recipient)).toBe(false)
  })

  it('releases the claim when storing fails, and without a record', async () => {
    const { connect, bot, ports, caller, needs, token, botId, agentId, workspaceId } = await makeWorld(region)
    const keys = configuredKeys(new Map([['v1', Buffer.alloc(3)]]))
    await expect(
      connectTelegram({ ...needs, ports: { ...ports, keys } }, caller, { region, agentId, token }),
    ).rejects.toThrow(/key/i)
    expect([await bot(), await claimOf(botId)]).toEqual([undefined, undefined])
    const other = String(++bots)
    const claim = { region, agentId, workspaceId }
    await claimAccount({ kind: 'telegram', account: other, ...claim })
    await claimAccount({ kind: 'discord', account: other, ...claim })
    await disconnectTelegram(ports, caller, { region, agentId })
    expect(await claimOf(other)).toBeUndefined()
    expect(await readDocument('na', paths.channelClaim('discord', other), channelClaimSchema)).toBeDefined()
    await connect()
    expect((await claimOf(botId))?.agentId).toBe(agentId)
  })

  it('allows twenty tries in ten minutes', async () => {
    const { connect, botId } = await makeWorld(region)
    const tryWrong = () => connect(`${botId}:revoked-${'x'.repeat(30)}`)
    for (let tries = 0; tries < 20; tries++)
      await expect(tryWrong()).rejects.toMatchObject({ code: 'invalid-argument' })
    await expect(tryWrong()).rejects.toMatchObject({ code: 'resource-exhausted' })
  })

  it('passes messages to its own agent only, from the first moment', async () => {
    const { connect, botId, agentId } = await makeWorld(region)
    const secret = webhookSecret(readConfig().signing, { region, agentId, botId })
    const person = { id: 7, is_bot: false, first_name: 'Ada' }
    const message = { message_id: 1, date: 1_700_000_000, text: 'Hi', from: person }
    const update = { update_id: 1, message: { ...message, chat: { id: 7, type: 'private' } } }
    const post = async () => {
      const headers = { 'x-telegram-bot-api-secret-token': secret }
      const webhook = `${api.url}/v2/agents/${agentId}/telegram-webhook`
      return (await fetch(webhook, { method: 'POST', headers, body: JSON.stringify(update) })).status
    }
    const threads = () => readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)
    expect([await post(), await threads()]).toEqual([200, []])
    await connect()
    expect(await post()).toBe(200)
    expect(await threads()).toHaveLength(1)
  })
})
