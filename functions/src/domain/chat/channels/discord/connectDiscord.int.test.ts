import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../sandbox/listenForTest.ts'
import { discordServers } from '#test/channels/discordServers.ts'
import { makeDiscordWorld } from '#test/channels/makeDiscordWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount, makeAgent } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { channelClaimSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import { regions, type Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { configuredKeys } from '../../../kernel/secrets/configuredKeys.ts'
import { TryLater } from '../../../kernel/channels/ChannelAdapter.ts'
import { claimAccount } from '../accounts/channelClaims.ts'
import { connectDiscord } from './connectDiscord.ts'
import { discordAdapter } from './discordAdapter.ts'
import { disconnectDiscord } from './disconnectDiscord.ts'
import { sendDiscordTest } from './sendDiscordTest.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

const { makeServer } = discordServers(() => sandbox.url)
const makeWorld = (region: Region) => makeDiscordWorld(region, sandbox.url)
const claimOf = async (channelId: string) =>
  (await readDocument('na', paths.channelClaim('discord', channelId), channelClaimSchema))?.data

describe.each(oneRegion)('the connection of a Discord channel in %s', (region) => {
  it('creates its commands and notifies the operator once; the channel is disconnected at Discord too', async () => {
    const { connect, record, ports, caller, agentId, server } = await makeWorld(region)
    expect(await connect()).toEqual({ channelName: 'harbour' })
    expect(await record()).toMatchObject({
      state: 'connected',
      guildId: server.guildId,
      channelName: 'harbour',
    })
    await connect()
    expect((await server.shown()).commands.map(({ name }) => name)).toEqual(['ask', 'Ask', 'forget'])
    expect(ports.tasks.waiting.map(({ message }) => message)).toMatchObject([
      { kind: 'notifyOperator', payload: { id: `${agentId}-discord`, about: { agentId, region } } },
    ])
    await disconnectDiscord(ports, caller, { region, agentId })
    expect(await record()).toBeUndefined()
    expect(await claimOf(server.channelId)).toBeUndefined()
    expect((await server.shown()).commands).toEqual([])
  })

  it('keeps the commands for an agent that is connected while they are deleted', async () => {
    const { connect, record, ports, caller, agentId, server } = await makeWorld(region)
    await connect()
    const real = ports.discord ?? failWith('Discord')
    const other = await makeAgent(region)
    const setCommands: typeof real.setCommands = async (guildId, commands) => {
      const response = await real.setCommands(guildId, commands)
      const theirs = { ...(await record()), agentId: other.agentId, state: 'connected' }
      await new Writes(region).set(paths.discordChannel(other.agentId), theirs).commit()
      return response
    }
    await disconnectDiscord({ ...ports, discord: { ...real, setCommands } }, caller, { region, agentId })
    expect((await server.shown()).commands.map(({ name }) => name)).toEqual(['ask', 'Ask', 'forget'])
  })

  it('sets the commands again that a leaving agent may have deleted', async () => {
    const { record, ports, caller, agentId, server } = await makeWorld(region)
    const real = ports.discord ?? failWith('Discord')
    const setCommands: typeof real.setCommands = async (guildId, commands) => {
      const response = await real.setCommands(guildId, commands)
      if (!(await record())) await real.setCommands(guildId, [])
      return response
    }
    const { channelId, webhookUrl } = server
    const discord = { ...real, setCommands }
    await connectDiscord({ ...ports, discord }, caller, { region, agentId, channelId, webhookUrl })
    expect((await server.shown()).commands).toHaveLength(3)
  })

  it('disconnects later when Discord is unavailable', async () => {
    const { connect, record, ports, caller, agentId, server } = await makeWorld(region)
    await connect()
    await ports.tasks.run()
    await server.fault('commands', 'down')
    await disconnectDiscord(ports, caller, { region, agentId })
    expect((await record())?.state).toBe('leaving')
    expect((await server.shown()).commands).toHaveLength(3)
    await ports.tasks.run()
    expect(await record()).toBeUndefined()
    expect((await server.shown()).commands).toEqual([])
  })

  it('is of one agent only, in any region (H-070)', async () => {
    const world = await makeWorld(region)
    await world.connect()
    for (const other of regions) {
      const agent = await makeAgent(other)
      await expect(world.connect({}, agent.caller, agent.agentId, other)).rejects.toMatchObject({
        code: 'already-exists',
      })
    }
    expect((await claimOf(world.server.channelId))?.agentId).toBe(world.agentId)
  })

  it('calls no other host, and names the invalid field (H-071)', async () => {
    const { connect, server, record } = await makeWorld('eu')
    const other = await makeServer()
    const path = server.webhookPath.slice('/discord'.length)
    for (const webhookUrl of [
      `https://discord.com.evil.example${path}`,
      `https://discord.com@evil.example${path}`,
      `http://discord.com${path}`,
      `https://discord.com${path}?x=1`,
      'https://discord.com/api/webhooks/1/x',
    ])
      await expect(connect({ webhookUrl })).rejects.toMatchObject({
        code: 'invalid-argument',
        fields: { webhookUrl: 'Enter the webhook URL as Discord shows it.' },
      })
    await expect(connect({ channelId: 'general' })).rejects.toMatchObject({
      fields: { channelId: expect.any(String) },
    })
    await expect(connect({ webhookUrl: other.webhookUrl })).rejects.toMatchObject({
      fields: { webhookUrl: 'This webhook belongs to another channel.' },
    })
    await expect(connect({ webhookUrl: `${server.webhookUrl}x` })).rejects.toMatchObject({
      fields: { webhookUrl: 'Discord does not know this webhook. Create a new one.' },
    })
    await server.fault('commands', 'unseen')
    await expect(connect()).rejects.toMatchObject({ fields: { channelId: expect.any(String) } })
    expect(await record()).toBeUndefined()
    expect(await claimOf(server.channelId)).toBeUndefined()
    const stranger = await makeAccount('eu')
    await expect(connect({}, stranger.caller)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('finds a reconnected channel at once, and ignores refusals of the connection before', async () => {
    const { connect, record, server, ports, agentId } = await makeWorld(region)
    const adapter = discordAdapter(ports, ports.discord ?? failWith('Discord'))
    const { channelId } = server
    const person = { threadId: 't', account: channelId, address: `${channelId}/7`, lastIncomingAt: 0 }
    const recipient = { region, agentId, ...person }
    const [part] = await adapter.partsOf({ text: 'Hello', replies: [], cards: [] })
    const send = () => adapter.send(recipient, part ?? failWith('A part'), 'key/0')
    expect(await adapter.isConnected(recipient)).toBe(false)
    await connect()
    expect(await adapter.isConnected(recipient)).toBe(true)
    await connect()
    await server.fault('webhook', 'gone')
    await expect(send()).rejects.toThrow(TryLater)
    expect((await record())?.state).toBe('connected')
    await send()
    expect(await server.texts()).toHaveLength(1)
  })

  it('releases the claim when storing fails, and without a record', async () => {
    const { connect, record, server, ports, caller, agentId, workspaceId } = await makeWorld(region)
    const keys = configuredKeys(new Map([['v1', Buffer.alloc(3)]]))
    const { channelId, webhookUrl } = server
    const ref = { region, agentId }
    await expect(
      connectDiscord({ ...ports, keys }, caller, { ...ref, channelId, webhookUrl }),
    ).rejects.toThrow(/key/i)
    expect([await record(), await claimOf(channelId)]).toEqual([undefined, undefined])
    await claimAccount({ kind: 'discord', account: channelId, ...ref, workspaceId })
    await disconnectDiscord(ports, caller, ref)
    expect(await claimOf(channelId)).toBeUndefined()
    await connect()
    expect((await claimOf(channelId))?.agentId).toBe(agentId)
  })

  it('allows twenty tries in ten minutes', async () => {
    const { connect, ports, caller, agentId } = await makeWorld(region)
    for (let tries = 0; tries < 20; tries++)
      await expect(sendDiscordTest(ports, caller, { region, agentId })).rejects.toMatchObject({
        code: 'failed-precondition',
      })
    for (const attempt of [connect, () => sendDiscordTest(ports, caller, { region, agentId })])
      await expect(attempt()).rejects.toMatchObject({ code: 'resource-exhausted' })
  })

  it('breaks when the webhook is gone, stops calling it, and can be repeated', async () => {
    const { connect, record, server, ports, caller, agentId } = await makeWorld(region)
    await connect()
    const ref = { region, agentId }
    await sendDiscordTest(ports, caller, ref)
    expect((await server.texts()).at(-1)).toBe('This is a test message: this channel is connected.')
    await server.fault('webhook', 'busy')
    await expect(sendDiscordTest(ports, caller, ref)).rejects.toMatchObject({
      message: 'Error sending message: You are being rate limited.',
    })
    await server.fault('webhook', 'gone')
    await expect(sendDiscordTest(ports, caller, ref)).rejects.toMatchObject({ code: 'failed-precondition' })
    expect((await record())?.state).toBe('broken')
    await expect(sendDiscordTest(ports, caller, ref)).rejects.toMatchObject({ code: 'failed-precondition' })
    expect(await server.texts()).toHaveLength(1)
    await connect()
    expect((await record())?.state).toBe('connected')
  })
})

function failWith(what: string): never {
  throw new Error(`${what} was expected`)
}
