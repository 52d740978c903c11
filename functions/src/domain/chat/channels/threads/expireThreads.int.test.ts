import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { testSigning } from '#test/testSigning.ts'
import { conversationSchema } from '../../../../shared/chat/conversation.ts'
import { dayMs, hourMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readQuery } from '../../../../store/documents.ts'
import { blockVisitor } from '../../inbox/blockVisitor.ts'
import { expireConversations } from '../../../background/retention/expireConversations.ts'
import { deleteConversation } from '../../conversations/deleteConversation.ts'
import { expireThreads } from './expireThreads.ts'
import { storeMark } from '../outgoing/storeMark.ts'
import { threadSchema } from '../../../kernel/channels/Thread.ts'

beforeAll(clearDatabases)

const region = 'eu' as const
const anythingSchema = z.looseObject({})

async function makeWorld(retentionDays: number, options = {}) {
  const world = await makeChannelWorld({ retentionDays, ...options })
  const { agentId } = world.agent
  const threads = () => readQuery(region, `voiceglow/${agentId}/threads`, threadSchema)
  const storedNames = () => readQuery(region, paths.knownAddresses(agentId), anythingSchema)
  /** Adds a name of the person, as WhatsApp's people have them. */
  const know = async (threadId: string) =>
    new Writes(region).set(paths.knownAddress(agentId, `name-${threadId}`), { agentId, threadId }).commit()
  const sweep = async () => {
    await expireConversations(region, world.clock.now)
    await expireThreads(region, world.clock.now)
  }
  const conversation = async (id?: string) => {
    if (id === undefined) return world.conversation()
    const stored = await readDocument(region, paths.conversation(agentId, id), conversationSchema)
    return stored?.data
  }
  return { ...world, agentId, threads, addresses: storedNames, know, sweep, conversation }
}

describe('a chat', () => {
  it('is deleted with its conversation, and all names of its person with it', async () => {
    const { come, settle, threads, addresses, know, sweep, thread, clock, conversation } = await makeWorld(7)
    await come('Hello', '1')
    await settle()
    const { id } = await thread()
    await know(id)
    await know('somebody-else')
    clock.now += 6 * dayMs
    await sweep()
    expect([(await threads()).length, (await addresses()).length]).toEqual([1, 2])
    await come('And again', '2')
    await settle()
    clock.now += 6 * dayMs
    await sweep()
    expect((await conversation())?.messageCount).toBe(4)
    clock.now += 2 * dayMs
    await sweep()
    expect(await threads()).toEqual([])
    expect((await addresses()).map(({ data }) => data['threadId'])).toEqual(['somebody-else'])
    await come('Here I am', '3')
    await settle()
    expect((await conversation())?.window.map(({ text }) => text)).toEqual(['Here I am', 'A short answer.'])
  })

  it('stays as long as its agent’s owner wants, with its data', async () => {
    const { come, settle, threads, sweep, clock } = await makeWorld(0)
    await come('Hello', '1')
    await settle()
    clock.now += 400 * dayMs
    await sweep()
    expect((await threads()).map(({ data }) => data.expireAt)).toEqual([null])
  })

  it('is deleted without a conversation, after the days of its agent', async () => {
    const { come, settle, threads, sweep, clock, vendor } = await makeWorld(3, {
      consentMode: true,
      consentText: 'Terms.',
    })
    await come('Never agreed to', '1')
    await settle()
    expect(vendor.words()).toBe('Terms.')
    clock.now += 2 * dayMs
    await sweep()
    expect(await threads()).toHaveLength(1)
    clock.now += 2 * dayMs
    await sweep()
    expect(await threads()).toEqual([])
  })

  it('is deleted once nothing is left of a person who deleted the conversation', async () => {
    const { come, settle, threads, sweep, clock } = await makeWorld(30)
    await come('Hello', '1')
    await settle()
    await come('', '2', { isForget: true })
    await settle()
    clock.now += 2 * dayMs
    await sweep()
    expect((await threads()).map(({ data }) => data.generation)).toEqual([1])
    clock.now += 30 * dayMs
    await sweep()
    expect(await threads()).toEqual([])
  })

  it('stays with its conversation while its person writes, and both are deleted later', async () => {
    const { come, settle, threads, addresses, know, sweep, clock, conversation, thread, agent, served } =
      await makeWorld(1)
    await come('Hello', '1')
    await settle()
    const { id } = await thread()
    await know(id)
    clock.now += dayMs + hourMs
    await come('I am back', '2')
    await sweep()
    await settle()
    expect((await conversation())?.window.map(({ text }) => text)).toEqual([
      'Hello',
      'A short answer.',
      'I am back',
      'A short answer.',
    ])
    const ref = { region, agentId: agent.agentId, conversationId: id }
    await blockVisitor(served, agent.caller, { ...ref, isBlocked: true })
    clock.now += dayMs + hourMs
    await come('Nobody reads this', '3')
    await sweep()
    expect([(await conversation())?.messageCount, (await threads()).length]).toEqual([4, 1])
    await settle()
    clock.now += hourMs
    await sweep()
    expect([await conversation(id), await threads(), await addresses()]).toEqual([undefined, [], []])
  })

  it('is deleted when its conversation was deleted while it was busy', async () => {
    const { come, settle, threads, addresses, know, sweep, clock, conversation, thread, served, ...world } =
      await makeWorld(1)
    await come('Hello', '1')
    await settle()
    const { id } = await thread()
    await know(id)
    await deleteConversation(served, { region, agentId: world.agentId, conversationId: id })
    clock.now += dayMs + hourMs
    const swept = Promise.withResolvers<void>()
    // The sweep runs while a worker serves the chat.
    world.vendor.told.push(() => sweep().then(swept.resolve, swept.reject))
    await come('', '2')
    await settle()
    await swept.promise
    expect(await conversation(id)).toBeUndefined()
    expect(await threads()).toHaveLength(1)
    world.vendor.told.length = 0
    clock.now += 2 * dayMs
    await sweep()
    expect([await threads(), await addresses()]).toEqual([[], []])
  })

  it('keeps no expired conversation for longer than hours', async () => {
    const { come, settle, threads, sweep, clock, conversation, thread, agentId } = await makeWorld(1)
    await come('Hello', '1')
    await settle()
    const { id } = await thread()
    clock.now += dayMs + hourMs
    const path = paths.thread(agentId, id)
    await new Writes(region).update(path, { dueAt: clock.now + 30 * dayMs }).commit()
    await sweep()
    expect(await conversation(id)).toBeDefined()
    clock.now += 6 * hourMs
    await sweep()
    expect([await conversation(id), (await threads()).length]).toEqual([undefined, 1])
    await new Writes(region).update(path, { dueAt: 0 }).commit()
    clock.now += 2 * dayMs
    await sweep()
    expect(await threads()).toEqual([])
  })
})

describe('a mark that comes late', () => {
  it('restores nothing of a conversation that was deleted', async () => {
    const { come, settle, agent, thread, served, clock } = await makeWorld(7)
    await come('Hello', '1')
    await settle()
    const { id } = await thread()
    const { agentId } = agent
    const chat = { region, agentId, kind: 'telegram' as const, account: '42', address: '7' }
    const presence = () =>
      readDocument(region, paths.presence(agentId, id, 'visitor'), anythingSchema).then(
        (stored) => stored?.data,
      )
    const mark = (kind: 'delivered' | 'read', at = clock.now) => storeMark(testSigning, chat, { kind, at })
    await mark('delivered')
    expect(await presence()).toMatchObject({ deliveredAt: clock.now })
    await deleteConversation(served, { region, agentId, conversationId: id })
    await mark('read', clock.now + 1)
    expect(await presence()).toBeUndefined()
    await new Writes(region).delete(paths.conversation(agentId, id)).commit()
    await mark('read', clock.now + 2)
    expect(await presence()).toBeUndefined()
  })
})
