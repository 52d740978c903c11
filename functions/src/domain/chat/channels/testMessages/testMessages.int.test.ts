import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { makeAccount } from '#test/factories.ts'
import { hourMs } from '../../../../shared/durations.ts'
import { deleteConversation } from '../../conversations/deleteConversation.ts'
import { readTestRecipients } from './readTestRecipients.ts'
import { sendChannelTest } from './sendChannelTest.ts'

beforeAll(clearDatabases)

const words = 'This is a test message: this channel is connected.'

async function makeWorld(windowMs?: number) {
  const world = await makeChannelWorld()
  const { agent, ports, vendor, clock } = world
  if (windowMs !== undefined) ports.channels = { telegram: { ...vendor.adapter, windowMs } }
  const ref = { region: 'eu' as const, agentId: agent.agentId, kind: 'telegram' as const }
  const people = async (by = agent.caller) => (await readTestRecipients(ports, by, ref)).people
  /** Sends a test and advances the time, serving the queue, until there is a result. */
  const send = async (conversationId: string, attemptId: string = randomUUID()) => {
    let isOver = false
    const sending = sendChannelTest(ports, agent.caller, { ...ref, conversationId, attemptId }).finally(
      () => (isOver = true),
    )
    sending.catch(() => undefined)
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await ports.tasks.runDue(clock.now)
      clock.now += 1_000
    }
    return sending
  }
  return { ...world, people, send }
}

describe('a test message', () => {
  it('reaches a person who has written, once, outside the conversation', async () => {
    const { come, settle, people, send, vendor, conversation, thread } = await makeWorld()
    expect(await people()).toEqual([])
    await come('Hello', '1')
    await settle()
    const [person] = await people()
    expect(person).toMatchObject({ name: 'Ada', conversationId: (await conversation())?.ID })
    vendor.taken.length = 0
    const attemptId = randomUUID()
    expect(await send(person?.conversationId ?? '', attemptId)).toEqual({ isSent: true })
    expect(await send(person?.conversationId ?? '', attemptId)).toEqual({ isSent: true })
    expect(vendor.words()).toBe(words)
    expect(await conversation()).toMatchObject({ messageCount: 2, state: 'bot' })
    expect(await thread()).toMatchObject({ outgoing: {}, dueAt: 0 })
  })

  it("reports the channel's refusal, and is sent after a pause that it asks for", async () => {
    const { come, settle, people, send, vendor } = await makeWorld()
    await come('Hello', '1')
    await settle()
    const { conversationId = '' } = (await people())[0] ?? {}
    vendor.faults.push('refused')
    await expect(send(conversationId)).rejects.toMatchObject({
      message: 'Error sending message: This person has blocked the bot, and has to write to it again first.',
      refusal: { key: 'channelMessageFailed', values: { reason: 'telegramBlocked' } },
    })
    vendor.taken.length = 0
    vendor.faults.push('later')
    expect(await send(conversationId)).toEqual({ isSent: true })
    expect(vendor.words()).toBe(words)
  })

  it('reaches no one who cannot be answered any more, has deleted the conversation, or has another account', async () => {
    const { come, settle, people, send, vendor, clock, conversation, served, agent } =
      await makeWorld(3_600_000)
    await come('Hello', '1')
    await settle()
    const { conversationId = '' } = (await people())[0] ?? {}
    const refusal = { code: 'failed-precondition', refusal: { key: 'channelTestNobody' } }
    vendor.account.isConnected = false
    expect(await people()).toEqual([])
    await expect(send(conversationId)).rejects.toMatchObject(refusal)
    vendor.account.isConnected = true
    expect(await people()).toHaveLength(1)
    const before = clock.now
    clock.now += 2 * hourMs
    expect(await people()).toEqual([])
    await expect(send(conversationId)).rejects.toMatchObject(refusal)
    clock.now = before
    await deleteConversation(served, { region: 'eu', agentId: agent.agentId, conversationId })
    expect((await conversation())?.visitorId).toBe('')
    expect(await people()).toEqual([])
    await expect(send(conversationId)).rejects.toMatchObject(refusal)
    expect(vendor.words()).toBe('A short answer.')
  })

  it('refuses strangers, and is limited', async () => {
    const { come, settle, people, send, vendor } = await makeWorld()
    await come('Hello', '1')
    await settle()
    const { conversationId = '' } = (await people())[0] ?? {}
    const stranger = await makeAccount('eu')
    await expect(people(stranger.caller)).rejects.toMatchObject({ code: 'permission-denied' })
    const attemptId = randomUUID()
    for (let tries = 0; tries < 6; tries++) await send(conversationId, attemptId)
    await expect(send(conversationId, attemptId)).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(vendor.words()).toBe(`A short answer. ${words}`)
  })
})
