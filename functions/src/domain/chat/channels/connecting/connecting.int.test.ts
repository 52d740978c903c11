import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForTest } from '../../../../../../sandbox/listenForTest.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { testSigning } from '#test/testSigning.ts'
import { telegramApi } from '../../../../providers/telegram/telegramApi.ts'
import { channelClaimSchema, telegramBotSchema } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import { runSweep } from '../../../composition/runSweep.ts'
import { claimAccount, releaseAccount } from '../accounts/channelClaims.ts'
import { deleteChannels } from '../accounts/deleteChannels.ts'
import { connectTelegram } from '../telegram/connectTelegram.ts'
import { requireAccepted } from '../telegram/TelegramRefused.ts'
import { disconnectTelegram } from '../telegram/disconnectTelegram.ts'

let sandbox: Awaited<ReturnType<typeof listenForTest>>
beforeAll(async () => {
  await clearDatabases()
  sandbox = await listenForTest()
})
afterAll(() => sandbox[Symbol.asyncDispose]())

let bots = 700_000
/** Creates a world with a bot; every vendor's account takes the same steps. */
async function makeWorld(region: Region) {
  const agent = await makeAgent(region)
  const { agentId, caller, workspaceId } = agent
  const real = telegramApi(`${sandbox.url}/telegram`)
  const ports = makePorts({ telegram: real })
  const botId = String(++bots)
  const token = `${botId}:canary-${'x'.repeat(30)}`
  const ref = { region, agentId }
  const connect = (given = token, telegram = real) => {
    const apiUrls = { na: 'http://127.0.0.1:1/na', eu: 'http://127.0.0.1:1/eu' }
    return connectTelegram({ ports: { ...ports, telegram }, signing: testSigning, apiUrls }, caller, {
      ...ref,
      token: given,
    })
  }
  const disconnect = (telegram = real) => disconnectTelegram({ ...ports, telegram }, caller, ref)
  /** Returns the real Telegram with an event after the webhook was set and verified. */
  const besideConnecting = (meanwhile: () => Promise<unknown>) => ({
    ...real,
    readWebhook: async (botToken: string) => {
      const response = await real.readWebhook(botToken)
      await meanwhile()
      return response
    },
  })
  const besideLeaving = (meanwhile: () => Promise<unknown>) => ({
    ...real,
    deleteWebhook: async (botToken: string) => {
      await meanwhile()
      return real.deleteWebhook(botToken)
    },
  })
  const bot = async () => (await readDocument(region, paths.telegramBot(agentId), telegramBotSchema))?.data
  const claim = async () =>
    (await readDocument('na', paths.channelClaim('telegram', botId), channelClaimSchema))?.data
  const marks = async () =>
    (await readDocument(region, paths.workspace(workspaceId), workspaceSchema))?.data.brokenChannels
  const webhook = () => requireAccepted(real.readWebhook(token))
  const isBusy = () =>
    fetch(`${sandbox.url}/telegram/faults/${botId}`, {
      method: 'POST',
      body: JSON.stringify({ method: 'deleteWebhook', kind: 'busy' }),
    })
  const world = { ...agent, ref, ports, botId, connect, disconnect, besideConnecting, besideLeaving }
  return { ...world, bot, claim, marks, webhook, isBusy }
}

describe.each(oneRegion)('an account of a channel in %s', (region) => {
  it('cannot be reconnected until its vendor is disconnected', async () => {
    const { connect, disconnect, besideLeaving, bot, claim, webhook } = await makeWorld(region)
    await connect()
    const between: unknown[] = []
    await disconnect(
      besideLeaving(async () => {
        between.push((await bot())?.state)
        await connect().catch((error: { code: string }) => between.push(error.code))
        // A second person who disconnects it succeeds.
        await disconnect()
      }),
    )
    expect(between).toEqual(['leaving', 'unavailable'])
    expect([await bot(), await claim(), await webhook()]).toEqual([undefined, undefined, ''])
    await connect()
    expect((await bot())?.state).toBe('connected')
  })

  it('is not stored when it was disconnected during the request to its vendor', async () => {
    const { connect, disconnect, besideConnecting, bot, claim } = await makeWorld(region)
    await connect()
    await expect(connect(undefined, besideConnecting(disconnect))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect([await bot(), await claim()]).toEqual([undefined, undefined])
  })

  it('keeps its claim when another attempt fails, or releases it', async () => {
    const { connect, besideConnecting, bot, claim, ref, botId } = await makeWorld(region)
    const late = besideConnecting(async () => {
      await connect()
      throw new Error('Telegram is late')
    })
    await expect(connect(undefined, late)).rejects.toMatchObject({ code: 'unavailable' })
    expect([(await bot())?.state, (await claim())?.agentId]).toEqual(['connected', ref.agentId])
    const release = besideConnecting(() => releaseAccount({ kind: 'telegram', account: botId, ...ref }))
    await connect(undefined, release)
    expect((await claim())?.agentId).toBe(ref.agentId)
  })

  it('has no claim when its only attempt fails', async () => {
    const { connect, besideConnecting, claim } = await makeWorld(region)
    const late = besideConnecting(() => Promise.reject(new Error('Telegram is late')))
    await expect(connect(undefined, late)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await claim()).toBeUndefined()
  })

  it('is not stored for an agent that was transferred in the meantime, and the one before stays', async () => {
    const { connect, besideConnecting, bot, botId, webhook, agentId } = await makeWorld(region)
    await connect()
    const path = paths.agent(agentId)
    const moved = besideConnecting(() => new Writes(region).update(path, { ownerID: 'another' }).commit())
    const next = `${++bots}:canary-${'x'.repeat(30)}`
    await expect(connect(next, moved)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await bot()).toMatchObject({ state: 'connected', botId })
    expect(await webhook()).toContain(agentId)
  })

  it('deletes its mark when it is disconnected, and an old mark when it is connected', async () => {
    const { connect, disconnect, marks, ref, workspaceId } = await makeWorld(region)
    const name = `telegram_${ref.agentId}`
    const workspace = paths.workspace(workspaceId)
    await new Writes(region).update(workspace, { [`brokenChannels.${name}`]: 1 }).commit()
    await connect()
    expect(await marks()).toEqual({})
    await new Writes(region)
      .update(paths.telegramBot(ref.agentId), { state: 'broken', brokenAt: 1 })
      .update(workspace, { [`brokenChannels.${name}`]: 1 })
      .commit()
    await disconnect()
    expect(await marks()).toEqual({})
  })

  it('is disconnected by the sweep when the first process has died', async () => {
    const { connect, bot, claim, webhook, ref, ports } = await makeWorld(region)
    await connect()
    await ports.tasks.run()
    const leaving = { state: 'leaving', askingUntil: ports.now() - 1 }
    await new Writes(region).update(paths.telegramBot(ref.agentId), leaving).commit()
    await runSweep({ ports, signing: testSigning }, { region, name: 'leaving', at: 1, round: 0 })
    expect(ports.tasks.waiting.map(({ message }) => message.kind)).toContain('retryDisconnection')
    await ports.tasks.run()
    expect([await bot(), await claim(), await webhook()]).toEqual([undefined, undefined, ''])
  })

  it('is disconnected with its agent once its vendor is in reach, or else deleted at the last try', async () => {
    const { connect, bot, claim, webhook, ref, ports, workspaceId, isBusy } = await makeWorld(region)
    await connect()
    const otherBot = String(++bots)
    await claimAccount({ kind: 'discord', account: otherBot, ...ref, workspaceId })
    const drop = (isLast: boolean) => deleteChannels(ports, { ...ref, workspaceId, isLast })
    await isBusy()
    await drop(false)
    expect((await bot())?.state).toBe('leaving')
    // The others do not wait for it.
    expect(
      await readDocument('na', paths.channelClaim('discord', otherBot), channelClaimSchema),
    ).toBeUndefined()
    await drop(false)
    expect([await bot(), await claim(), await webhook()]).toEqual([undefined, undefined, ''])
    await connect()
    await isBusy()
    await drop(true)
    expect([await bot(), await claim()]).toEqual([undefined, undefined])
  })
})
