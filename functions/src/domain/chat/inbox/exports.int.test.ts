import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeAgent, makeEngine, makePorts } from '#test/factories.ts'
import { oneRegion } from '#test/oneRegion.ts'
import { inboxFilterSchema } from '../../../shared/chat/inbox.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { correctAnswer } from './correctAnswer.ts'
import { emailTranscript } from './emailTranscript.ts'
import { exportConversations } from './exportConversations.ts'

beforeAll(clearDatabases)

/** A conversation as it is stored; all have the same time. */
const bare = (agent: { agentId: string; workspaceId: string }, fields: { ID: string; pages?: number }) => ({
  agentId: agent.agentId,
  ownerID: agent.workspaceId,
  channel: 'widget',
  isTest: false,
  startedAt: 1,
  lastMessageAt: 1,
  messageCount: 0,
  costUnits: 0,
  tokens: 0,
  preview: '',
  window: {},
  ...fields,
})

describe.each(oneRegion)('the export of the inbox in %s', (region) => {
  it('includes every conversation once over all pages, also with equal times at the end of a page', async () => {
    const agent = await makeAgent(region)
    const ids = Array.from({ length: 650 }, (_, n) => `c${String(n).padStart(4, '0')}`)
    for (const some of [ids.slice(0, 325), ids.slice(325)]) {
      const writes = new Writes(region)
      for (const ID of some) writes.set(paths.conversation(agent.agentId, ID), bare(agent, { ID }))
      await writes.commit()
    }
    const filter = inboxFilterSchema.parse({})
    const first = await exportConversations(makePorts(), agent.caller, { ...agent, filter })
    expect(first.conversations).toHaveLength(500)
    const after = first.next ?? undefined
    const second = await exportConversations(makePorts(), agent.caller, { ...agent, filter, after })
    const exported = [...first.conversations, ...second.conversations].map(({ ID }) => ID)
    expect(exported.toSorted()).toEqual(ids)
    expect(second.next).toBeNull()
  })

  it('begins the next page with a conversation that does not fit into this one', async () => {
    const agent = await makeAgent(region)
    const text = 'x'.repeat(900_000)
    for (const [index, ID] of ['first', 'second'].entries()) {
      const stored = { ...bare(agent, { ID, pages: 3 }), lastMessageAt: 2 - index }
      await new Writes(region).set(paths.conversation(agent.agentId, ID), stored).commit()
      for (let number = 0; number < 3; number++)
        await new Writes(region)
          .set(paths.conversationPage(agent.agentId, ID, number), {
            agentId: agent.agentId,
            ownerID: agent.workspaceId,
            number,
            messages: [{ id: `m${number}`, role: 'visitor', text, at: number }],
          })
          .commit()
    }
    const filter = inboxFilterSchema.parse({})
    const one = await exportConversations(makePorts(), agent.caller, { ...agent, filter })
    const after = one.next ?? undefined
    const other = await exportConversations(makePorts(), agent.caller, { ...agent, filter, after })
    const counts = [one, other].map(({ conversations, next }) => [
      conversations.map(({ ID, messages, isCut = false }) => [ID, messages.length, isCut]),
      next,
    ])
    expect(counts).toEqual([
      [[['first', 3, false]], { at: 2, conversationId: 'first' }],
      [[['second', 3, false]], null],
    ])
  })

  it('has pages as small when the messages are short (H-149)', async () => {
    const agent = await makeAgent(region)
    const [pages, perPage] = [5, 9_000]
    const stored = bare(agent, { ID: 'chatty', pages })
    await new Writes(region).set(paths.conversation(agent.agentId, 'chatty'), stored).commit()
    for (let number = 0; number < pages; number++)
      await new Writes(region)
        .set(paths.conversationPage(agent.agentId, 'chatty', number), {
          agentId: agent.agentId,
          ownerID: agent.workspaceId,
          number,
          messages: Array.from({ length: perPage }, (_, n) => ({
            id: `m${n}`,
            role: 'visitor',
            text: '.',
            at: n,
          })),
        })
        .commit()
    const page = await exportConversations(makePorts(), agent.caller, {
      ...agent,
      filter: inboxFilterSchema.parse({}),
    })
    expect(page.conversations).toMatchObject([{ ID: 'chatty', isCut: true }])
    expect(JSON.stringify(page).length).toBeLessThan(4_500_000)
  })

  it('includes and emails the newest part of a very long conversation', async () => {
    const agent = await makeAgent(region)
    const ports = makePorts()
    const pages = 7
    const ref = { ...agent, conversationId: 'endless' }
    const writes = new Writes(region)
    writes.set(
      paths.conversation(agent.agentId, ref.conversationId),
      bare(agent, { ID: ref.conversationId, pages }),
    )
    await writes.commit()
    for (let number = 0; number < pages; number++)
      await new Writes(region)
        .set(paths.conversationPage(agent.agentId, ref.conversationId, number), {
          agentId: agent.agentId,
          ownerID: agent.workspaceId,
          number,
          messages: [{ id: `m${number}`, role: 'visitor', text: `${number}`.repeat(700_000), at: number }],
        })
        .commit()
    const { conversations, next } = await exportConversations(makePorts(), agent.caller, {
      ...agent,
      filter: inboxFilterSchema.parse({}),
    })
    expect(conversations.map(({ messages, isCut }) => [messages.map(({ at }) => at), isCut])).toEqual([
      [[2, 3, 4, 5, 6], true],
    ])
    expect(next).toBeNull()
    await emailTranscript(makeEngine(undefined, ports), agent.caller, { ...ref, to: 'me@example.com' })
    const [mail] = ports.sent
    expect(mail?.html).toContain('Earlier messages are left out')
    expect(mail?.html).not.toContain('5'.repeat(1_000))
    expect(mail?.html).toContain('6'.repeat(1_000))
  })

  it('finds and corrects an answer anywhere, also when its question is on the page before', async () => {
    const agent = await makeAgent(region)
    const conversationId = 'long-one'
    const page = (number: number, messages: object[]) => ({
      agentId: agent.agentId,
      ownerID: agent.workspaceId,
      number,
      messages,
    })
    const question = { id: 'q1', role: 'visitor', text: 'When do you open?', at: 1 }
    const answer = { id: 'q1-a', role: 'agent', text: 'At ten.', at: 2, replyTo: 'q1' }
    await new Writes(region)
      .set(paths.conversation(agent.agentId, conversationId), bare(agent, { ID: conversationId, pages: 3 }))
      .set(paths.conversationPage(agent.agentId, conversationId, 0), page(0, [question]))
      .set(paths.conversationPage(agent.agentId, conversationId, 1), page(1, [answer]))
      .set(paths.conversationPage(agent.agentId, conversationId, 2), page(2, []))
      .commit()
    const ref = { region, agentId: agent.agentId, conversationId }
    const correct = (messageId: string) =>
      correctAnswer(makeEngine(), agent.caller, { ...ref, messageId, question: '', answer: 'At nine.' })
    expect((await correct('q1-a')).sourceId).toMatch(/^pair-/)
    await expect(correct('unknown')).rejects.toMatchObject({ code: 'not-found' })
  })
})
