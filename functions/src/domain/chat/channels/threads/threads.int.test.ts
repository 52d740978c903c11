import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabases } from '#test/emulator.ts'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { hourMs, minuteMs } from '../../../../shared/durations.ts'
import { Writes } from '../../../../store/commit.ts'
import { paths } from '../../../../shared/paths.ts'
import { changeConversationState } from '../../inbox/handleConversation.ts'
import { blockVisitor } from '../../inbox/blockVisitor.ts'
import { deleteConversation } from '../../conversations/deleteConversation.ts'
import { makeClaims } from '#test/factories.ts'
import { makePersonProof } from '../continuation/personProof.ts'
import { signingBy, testSigning } from '#test/testSigning.ts'
import { sweepThreads } from './sweepThreads.ts'

beforeAll(clearDatabases)

describe('incoming messages of a channel', () => {
  it('are answered once and delivered once, although they come and are served twice', async () => {
    const { come, vendor, ports, conversation, languageModel, thread } = await makeChannelWorld()
    await come('Where is my order?', '1')
    await come('Where is my order?', '1')
    await ports.tasks.runTwice({ atOnce: true })
    await come('Where is my order?', '1')
    await ports.tasks.run()
    expect(vendor.words()).toBe('A short answer.')
    expect(languageModel.calls).toBe(1)
    const stored = await conversation()
    expect(stored?.window.map(({ role, text }) => [role, text])).toEqual([
      ['visitor', 'Where is my order?'],
      ['agent', 'A short answer.'],
    ])
    expect(stored).toMatchObject({ channel: 'telegram', language: 'en', visitor: { name: 'Ada' } })
    expect(await thread()).toMatchObject({ incoming: {}, outgoing: {}, dueAt: 0, leaseUntil: 0 })
  })

  it('are answered together when they come together', async () => {
    const { come, ports, conversation, clock } = await makeChannelWorld()
    await come('Hello', '1')
    clock.now += 10
    await come('where is', '2')
    clock.now += 10
    await come('my order?', '3')
    await ports.tasks.run()
    expect((await conversation())?.window.map(({ text }) => text)).toEqual([
      'Hello\nwhere is\nmy order?',
      'A short answer.',
    ])
  })

  it('get a greeting when the person opens the chat, and before the first answer', async () => {
    const world = await makeChannelWorld({}, { smartInit: false })
    const { come, ports, conversation } = world
    await come('Do you ship?', '1')
    await ports.tasks.run()
    const texts = (await conversation())?.window.map(({ role }) => role)
    expect(texts).toEqual(['agent', 'visitor', 'agent'])
    const greeting = (await conversation())?.window[0]?.text
    expect(world.vendor.words()).toBe(`${greeting} A short answer.`)
    await come('', '2', { isStart: true })
    await ports.tasks.runTwice()
    expect(world.vendor.words()).toBe(`${greeting} A short answer. ${greeting}`)
    expect(world.languageModel.calls).toBe(1)
  })

  it('wait for consent, and are answered then', async () => {
    const { come, vendor, settle, conversation } = await makeChannelWorld({
      consentMode: true,
      consentText: 'Terms.',
    })
    await come('Where is my order?', '1')
    await settle()
    expect(vendor.words()).toBe('Terms.')
    expect(await conversation()).toBeUndefined()
    await come('Yes!', '2')
    await settle()
    expect(vendor.words()).toBe('Terms. A short answer.')
    expect((await conversation())?.window[0]?.text).toBe('Where is my order?')
    expect((await conversation())?.consent?.text).toBe('Terms.')
  })

  it('get the answer to what was asked before the consent, also when a greeting comes first and a try fails', async () => {
    const { come, settle, conversation, script, ports, clock } = await makeChannelWorld(
      { consentMode: true, consentText: 'Terms.' },
      { smartInit: false },
    )
    await come('What does it cost?', '1')
    await settle()
    script.error = new Error('down')
    await come('Yes', '2')
    for (let round = 0; round < 3; round++) {
      clock.now += 2_000
      await ports.tasks.runDue(clock.now)
    }
    delete script.error
    await settle()
    const visitorMessages = (await conversation())?.window.filter(({ role }) => role === 'visitor')
    expect(visitorMessages?.map(({ text }) => text)).toEqual(['What does it cost?'])
    expect((await conversation())?.window.at(-1)?.text).toBe('A short answer.')
  })

  it('are deleted on request also when their retention has deleted them before', async () => {
    const { come, settle, vendor, conversation, agent } = await makeChannelWorld()
    await come('Hello', '1')
    await settle()
    const before = (await conversation())?.ID ?? ''
    await new Writes('eu').delete(paths.conversation(agent.agentId, before)).commit()
    await come('', '2', { isForget: true })
    await settle()
    expect(vendor.words()).toMatch(/This conversation has been deleted here/)
    await come('Hello again', '3')
    await settle()
    expect((await conversation())?.window.at(-1)?.text).toBe('A short answer.')
  })

  it('are deleted at the request of their writer, who starts again', async () => {
    const { come, vendor, settle, conversation, thread } = await makeChannelWorld()
    await come('My secret', '1')
    await settle()
    const before = await conversation()
    await come('Wait', '2')
    await come('', '3', { isForget: true })
    await settle()
    expect(vendor.words()).toMatch(/^A short answer\. This conversation has been deleted here\./)
    expect(await thread()).toMatchObject({ generation: 1, lastMessageId: '', incoming: {}, outgoing: {} })
    expect(await conversation()).toBeUndefined()
    await come('Hello again', '4')
    await settle()
    const after = await conversation()
    expect(after?.ID).not.toBe(before?.ID)
    expect(after?.window.map(({ text }) => text)).toEqual(['Hello again', 'A short answer.'])
  })

  it('belong to the person who came from the website with a proof, until they are deleted', async () => {
    const { agent, come, clock, settle, conversation } = await makeChannelWorld({}, { smartInit: false })
    const person = { agentId: agent.agentId, personId: 'websiteVisitor' }
    await come('', '1', { isStart: true, proof: makePersonProof(testSigning, person, clock.now) })
    await settle()
    expect((await conversation())?.personId).toBe('websiteVisitor')
    await come('', '2', { isForget: true })
    await settle()
    await come('Hello', '3', { proof: makePersonProof(signingBy('another secret'), person, clock.now) })
    await settle()
    expect((await conversation())?.personId).toBe('')
  })

  it('contain files if the agent takes them, and name unreadable ones', async () => {
    const { come, vendor, settle, conversation } = await makeChannelWorld({ canUpload: true })
    vendor.files.set('rules', Buffer.from('Dogs are welcome.'))
    vendor.files.set('program', Buffer.from('MZ'))
    const file = (id: string, name: string, bytes = 100) => ({ files: [{ id, name, bytes }] })
    await come('May I bring my dog?', '1', file('rules', 'rules.md'))
    await settle()
    const [question] = (await conversation())?.window ?? []
    expect(question).toMatchObject({ text: 'May I bring my dog?', files: [{ name: 'rules.md' }] })
    expect(question?.files?.[0]?.text).toContain('Dogs are welcome')
    for (const sent of [
      file('program', 'a.exe'),
      file('rules', 'long.md', 2_000_000),
      file('gone', 'b.pdf'),
    ]) {
      vendor.taken.length = 0
      await come('', crypto.randomUUID(), sent)
      await settle()
      expect(vendor.words()).toMatch(/^I can’t read this file\./)
    }
    expect((await conversation())?.messageCount).toBe(2)
  })

  it('get a notice when they are files only and the agent takes none', async () => {
    const { come, vendor, settle } = await makeChannelWorld({ canUpload: false })
    await come('', '1', { files: [{ id: 'rules', name: 'rules.md', bytes: 10 }] })
    await settle()
    expect(vendor.words()).toMatch(/^I can only read text here\./)
  })

  it('continue after a worker has died, and are found when the queue was unavailable', async () => {
    const { come, vendor, ports, settle, clock } = await makeChannelWorld()
    await come('First', '1')
    ports.tasks.kill('serveThread', 'before')
    ports.tasks.kill('serveThread', 'after')
    await settle()
    expect(vendor.words()).toBe('A short answer.')
    ports.tasks.setOutage(true)
    await come('Second', '2')
    ports.tasks.setOutage(false)
    clock.now += 6 * minuteMs
    await sweepThreads(ports, 'eu')
    await settle()
    expect(vendor.words()).toBe('A short answer. A short answer.')
  })

  it('are answered alone while the ones before them are tried again', async () => {
    const { come, settle, conversation, script, ports, clock } = await makeChannelWorld()
    script.error = new Error('down')
    await come('First', '1')
    clock.now += 2_000
    await ports.tasks.runDue(clock.now)
    await come('Second', '2')
    delete script.error
    await settle()
    const visitorMessages = (await conversation())?.window.filter(({ role }) => role === 'visitor')
    expect(visitorMessages?.map(({ text }) => text)).toEqual(['First', 'Second'])
  })

  it('are dropped when their person is blocked', async () => {
    const { come, vendor, settle, agent, served, conversation } = await makeChannelWorld()
    await come('First', '1')
    await settle()
    const conversationId = (await conversation())?.ID ?? ''
    const { region, agentId } = agent
    await blockVisitor(served, agent.caller, { region, agentId, conversationId, isBlocked: true })
    await come('Second', '2')
    await settle()
    expect(vendor.words()).toBe('A short answer.')
    expect((await conversation())?.messageCount).toBe(2)
  })

  it('start again after their conversation was deleted', async () => {
    const { come, vendor, settle, thread, agent, served, conversation } = await makeChannelWorld()
    await come('First', '1')
    await settle()
    const { id } = await thread()
    await deleteConversation(served, makeClaims(agent, { conversationId: id, visitorId: id }))
    await come('Second', '2')
    await settle()
    expect(await thread()).toMatchObject({ generation: 1, incoming: {} })
    expect((await conversation())?.window.map(({ text }) => text)).toEqual(['Second', 'A short answer.'])
    expect(vendor.words()).toBe('A short answer. A short answer.')
  })
})

describe('outgoing messages of a channel', () => {
  it('keep their order and lose nothing when the vendor is busy, fails, or its response is lost', async () => {
    const { come, vendor, say, settle } = await makeChannelWorld()
    await come('Hello', '1')
    await settle()
    vendor.faults.push('later', 'lost', 'down', 'later')
    await say('One two')
    await say('three')
    await settle()
    expect(vendor.words()).toBe('A short answer. One two three')
  })

  it('are skipped when they cannot be delivered, with the reason, and the next one follows', async () => {
    const { come, vendor, say, settle, conversation } = await makeChannelWorld()
    vendor.faults.push('refused')
    await come('Hello', '1')
    await settle()
    await say('Next')
    await settle()
    expect(vendor.words()).toBe('Next')
    expect((await conversation())?.window.find(({ role }) => role === 'agent')?.delivery).toEqual({
      state: 'failed',
      reason: 'telegramBlocked',
    })
  })

  it('are not sent after an hour', async () => {
    const { come, vendor, settle, clock, say, conversation } = await makeChannelWorld()
    await come('Hello', '1')
    await settle()
    vendor.faults.push('later')
    await say('Late')
    clock.now += 2 * hourMs
    await settle()
    expect(vendor.words()).toBe('A short answer.')
    const reply = (await conversation())?.window.find(({ role }) => role === 'operator')
    expect(reply?.delivery?.reason).toBe('tooLate')
  })

  it('continue while an answer is generated, after an operator has taken over', async () => {
    const { come, vendor, settle, say, agent, served, conversation } = await makeChannelWorld()
    await come('Hello', '1')
    await settle()
    const conversationId = (await conversation())?.ID ?? ''
    const { region, agentId } = agent
    await changeConversationState(served, agent.caller, {
      region,
      agentId,
      conversationId,
      event: 'takeOver',
    })
    await come('Are you there?', '2')
    await settle()
    await say('Yes')
    await settle()
    expect(vendor.words()).toBe('A short answer. Yes')
  })
})
