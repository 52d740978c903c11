import { beforeAll, describe, expect, it } from 'vitest'
import { giveCalendar, hourFromNow } from '#test/chat/calendars.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { clearDatabases } from '#test/emulator.ts'
import { oggOf } from '#test/channels/oggOf.ts'
import { expectBooksToBalance } from '#test/invariants.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { changeConversationState } from '../../inbox/handleConversation.ts'

beforeAll(clearDatabases)

describe('voice notes on a channel', () => {
  const voice = (seconds = 3) => ({
    files: [{ id: 'voice', name: 'voice.ogg', bytes: 90, type: 'audio/ogg', seconds }],
  })

  it('answers a voice note as if it were written, and marks it as spoken', async () => {
    const world = await makeChannelWorld()
    const { come, vendor, settle, conversation, ports } = world
    const calls: string[] = []
    ports.transcribe = async ({ type, content }) => {
      calls.push(`${type} ${content.length}`)
      return ' Do you ship? '
    }
    vendor.files.set('voice', oggOf(3))
    await come('', '1', voice())
    await settle()
    expect(vendor.words()).toBe('A short answer.')
    expect((await conversation())?.window[0]).toMatchObject({ text: 'Do you ship?', isSpoken: true })
    expect(calls).toEqual([`audio/ogg ${oggOf(3).length}`])
  })

  it('charges a voice note by the second, once, with a receipt at the message', async () => {
    const world = await makeChannelWorld()
    const { come, vendor, settle, conversation, ports, agent, clock } = world
    ports.transcribe = async () => 'Do you ship?'
    vendor.files.set('voice', oggOf(30))
    await come('', '1', voice(30))
    ports.tasks.kill('serveThread', 'after')
    await settle()
    const [said, answer] = (await conversation())?.window ?? []
    // Half a minute at 30,000 units a minute.
    expect(said?.receipt).toMatchObject({ amount: 15_000, model: 'gpt-4o-mini-transcribe' })
    expect((await conversation())?.costUnits).toBe(15_000 + (answer?.receipt?.amount ?? NaN))
    const { spent } = await expectBooksToBalance(agent.wallet, [agent.agentId])
    expect(spent).toBe((await conversation())?.costUnits)
    ports.transcribe = async () => ' '
    clock.now += 1_000
    await come('', '2', voice(30))
    await settle()
    expect((await conversation())?.costUnits).toBe(spent)
    expect(vendor.words()).toMatch(/I can only read text here\./)
  })

  it('confirm what waits for a yes, as typed ones do, unless they were sent before its question', async () => {
    const { agent, ports, clock, come, vendor, settle } = await makeChannelWorld()
    const { appointments } = await giveCalendar(agent, { confirm: 'visitor' })
    const booking = (hours: number) => {
      const time = new Date(hourFromNow(hours)).toISOString()
      return { call: 'book_appointment', arguments: { time, name: 'Ada', email: 'ada@example.com' } }
    }
    ports.languageModel = sayingModel(booking(24), 'Booked.', booking(48), 'Booked.', booking(72), 'Not yet.')
    ports.transcribe = async () => 'Yes.'
    vendor.files.set('voice', oggOf(3))
    const say = async (...message: Parameters<typeof come>) => {
      clock.now += minuteMs
      await come(...message)
      await settle()
      return (await appointments()).length
    }
    expect(await say('Book it')).toBe(0)
    expect(vendor.words()).toMatch(/^Shall I book this appointment\?/)
    expect(await say('', '1', voice())).toBe(1)
    expect(await say('And another one')).toBe(1)
    expect(await say('yes')).toBe(2)
    expect(await say('And a third one')).toBe(2)
    const early = clock.now - 10 * minuteMs
    expect(await say('yes', '2', { at: early })).toBe(2)
    expect(vendor.words()).toMatch(/Not yet\.$/)
  })

  it('does not transcribe without credit', async () => {
    const { come, vendor, settle, conversation, ports, agent } = await makeChannelWorld()
    const received: string[] = []
    ports.transcribe = async () => String(received.push('heard'))
    await new Writes('eu').update(paths.wallet(agent.wallet.wallet), { balance: 100 }).commit()
    vendor.files.set('voice', oggOf(3))
    await come('', '1', voice())
    await settle()
    expect(received).toEqual([])
    // The team sees that a message came.
    expect((await conversation())?.window[0]?.text).toMatch(/^\[.+\]$/)
    expect(vendor.words()).toMatch(/^I can’t answer this right now/)
  })

  it('does not transcribe a note that is too long by its vendor or its own header, or without a transcriber', async () => {
    const { come, vendor, settle, conversation, ports, clock } = await makeChannelWorld()
    const unreadable = /^I can only read text here\./
    const transcribed: string[] = []
    vendor.files.set('voice', oggOf(121))
    for (const transcribe of [undefined, async () => String(transcribed.push('heard'))]) {
      ports.transcribe = transcribe
      for (const seconds of [3, 121]) {
        vendor.taken.length = 0
        clock.now += minuteMs
        await come('', crypto.randomUUID(), voice(seconds))
        await settle()
        expect(vendor.words()).toMatch(unreadable)
      }
    }
    vendor.files.set('voice', oggOf(3))
    ports.transcribe = async () => Promise.reject(new Error('down'))
    vendor.taken.length = 0
    clock.now += minuteMs
    await come('', crypto.randomUUID(), voice())
    await settle()
    expect(vendor.words()).toMatch(unreadable)
    expect(transcribed).toEqual([])
    expect(await conversation()).toBeUndefined()
  })
})

describe('a channel’s options', () => {
  it('leave a person whom an operator has answered to the team, until they are handed back', async () => {
    const world = await makeChannelWorld({}, { smartInit: true, channelOptions: { newContactsOnly: true } })
    const { come, say, settle, vendor, conversation, served, agent, ports } = world
    await come('Hello', '1')
    await settle()
    expect(vendor.words()).toBe('A short answer.')
    const { region, agentId } = agent
    const conversationId = (await conversation())?.ID ?? ''
    const change = (event: 'takeOver' | 'handBack' | 'resolve') =>
      changeConversationState(served, agent.caller, { region, agentId, conversationId, event })
    await say('This is Nora.')
    await settle()
    await change('resolve')
    await come('And now?', '2')
    await settle()
    expect(vendor.words()).toBe('A short answer. This is Nora.')
    expect(await conversation()).toMatchObject({ state: 'requested', waitingSince: expect.any(Number) })
    expect((await conversation())?.waitingSince).toBeGreaterThan(0)
    expect((await conversation())?.window.map(({ text }) => text)).toContain('And now?')
    await come('Anybody?', '3')
    await settle()
    expect(vendor.words()).toBe('A short answer. This is Nora.')
    await change('handBack')
    await come('Hello again', '4')
    await settle()
    expect(vendor.words()).toBe('A short answer. This is Nora. A short answer.')
    expect(ports.tasks.waiting).toEqual([])
  })

  it('answer messages within the delay together', async () => {
    const options = { answerDelaySeconds: 20 }
    const world = await makeChannelWorld({}, { smartInit: true, channelOptions: options })
    const { come, ports, clock, conversation, vendor } = world
    await come('Hello', '1')
    clock.now += 2_000
    await ports.tasks.runDue(clock.now)
    expect(await conversation()).toBeUndefined()
    clock.now += 10_000
    await come('where is my order?', '2')
    clock.now += 15_000
    await ports.tasks.runDue(clock.now)
    expect(await conversation()).toBeUndefined()
    clock.now += 15_000
    await ports.tasks.runDue(clock.now)
    expect((await conversation())?.window[0]?.text).toBe('Hello\nwhere is my order?')
    expect(vendor.words()).toBe('A short answer.')
  })
})
