import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { testSigning } from '#test/testSigning.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { listFiles } from '../../../../store/files.ts'
import { sendOperatorReply } from '../../inbox/handleConversation.ts'
import { visitorFolder } from '../../visitors/files/visitorFolder.ts'
import { amendIncoming } from './amendIncoming.ts'

beforeAll(clearDatabases)

describe('stored messages of a channel', () => {
  it('are deleted with their files when their writer deletes them', async () => {
    const { agent, come, settle, conversation, vendor, ports } = await makeChannelWorld({ canUpload: true })
    const { region, agentId } = agent
    vendor.files.set('rules', Buffer.from('Dogs are welcome.'))
    await come('My dog', '1', { files: [{ id: 'rules', name: 'rules.md', bytes: 100 }] })
    await settle()
    const { ID = '', window } = (await conversation()) ?? {}
    expect(window?.[0]?.files).toHaveLength(1)
    const stored = () => listFiles(region, visitorFolder(agentId, ID))
    expect(await stored()).toHaveLength(1)
    const chat = { region, agentId, kind: 'telegram' as const, account: '42', address: '7' }
    const { now } = ports
    await amendIncoming({ now, signing: testSigning }, chat, { messageId: '1', text: undefined })
    expect((await conversation())?.window[0]).toMatchObject({ text: '', isTakenBack: true })
    expect(await stored()).toEqual([])
  })

  it('open a vendor’s window by a person’s text, not by the team’s or by none', async () => {
    const { come, settle, thread, conversation, clock } = await makeChannelWorld()
    await come('Hello', '1')
    await settle()
    const { lastIncomingAt } = await thread()
    const { messageCount } = (await conversation()) ?? {}
    clock.now += minuteMs
    // The team has sent a message without text, such as a sticker.
    await come('', '2', { isFromTeam: true })
    await settle()
    expect((await thread()).lastIncomingAt).toBe(lastIncomingAt)
    expect(await conversation()).toMatchObject({ messageCount, state: 'bot' })
    await come('I am here', '3', { isFromTeam: true })
    await settle()
    expect((await thread()).lastIncomingAt).toBe(lastIncomingAt)
    expect((await conversation())?.state).toBe('human')
    const thanksAt = clock.now
    await come('Thanks', '4')
    await settle()
    expect((await thread()).lastIncomingAt).toBe(thanksAt)
    clock.now += minuteMs
    // A vendor without our response delivers the same message again.
    await come('Thanks', '4')
    await settle()
    expect((await thread()).lastIncomingAt).toBe(thanksAt)
  })

  it('have the form that their writer gave them during the answer', async () => {
    const { agent, come, settle, conversation, ports, script, vendor } = await makeChannelWorld()
    const { region, agentId } = agent
    const chat = { region, agentId, kind: 'telegram' as const, account: '42', address: '7' }
    const amend = (messageId: string, text?: string) =>
      amendIncoming({ now: ports.now, signing: testSigning }, chat, { messageId, text })
    script.onAsked = () => amend('1', 'Where is my order 17?')
    await come('Where is my order?', '1')
    await settle()
    script.onAsked = () => amend('2')
    await come('My secret', '2')
    await settle()
    expect((await conversation())?.window).toMatchObject([
      { text: 'Where is my order 17?' },
      { role: 'agent' },
      { text: '', isTakenBack: true },
      { role: 'agent' },
    ])
    expect(vendor.words()).toBe('A short answer. A short answer.')
  })

  it('are marked as not delivered while the account is not connected', async () => {
    const { come, settle, say, vendor, conversation } = await makeChannelWorld()
    await come('Hello', '1')
    await settle()
    vendor.account.isConnected = false
    await say('Good morning')
    await settle()
    expect((await conversation())?.window.at(-1)).toMatchObject({
      text: 'Good morning',
      delivery: { state: 'failed', reason: 'telegramNotConnected' },
    })
  })

  it('contain a reply once that is sent again after it has left the window', async () => {
    const { agent, come, settle, say, served, conversation } = await makeChannelWorld()
    const { region, agentId, caller } = agent
    await come('Hello', '1')
    await settle()
    const attempt = { text: 'The first reply', attemptId: randomUUID() }
    const reply = { region, agentId, conversationId: (await conversation())?.ID ?? '', ...attempt }
    await sendOperatorReply(served, caller, reply)
    for (let count = 0; count < 42; count++) await say(`Reply ${count}`)
    const before = await conversation()
    expect(before?.pages).toBe(1)
    expect(before?.window.some(({ id }) => id === attempt.attemptId)).toBe(false)
    await sendOperatorReply(served, caller, reply)
    expect((await conversation())?.messageCount).toBe(before?.messageCount)
  })
})
