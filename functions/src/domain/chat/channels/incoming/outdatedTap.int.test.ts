import { beforeAll, describe, expect, it } from 'vitest'
import { makeChannelWorld } from '#test/channels/channelWorld.ts'
import { giveCalendar, hourFromNow } from '#test/chat/calendars.ts'
import { sayingModel } from '#test/chat/flows.ts'
import { clearDatabases } from '#test/emulator.ts'
import { confirmTexts } from '../../../../shared/chat/confirmTexts.ts'
import { minuteMs } from '../../../../shared/durations.ts'
import { choiceTagOf } from '../choiceTags.ts'

beforeAll(clearDatabases)

const { yes, closed } = confirmTexts.en

describe('a tap on the button of an earlier question', () => {
  it('confirms nothing and is answered, while the open question still waits', async () => {
    const { agent, ports, clock, come, vendor, settle, conversation } = await makeChannelWorld()
    const { appointments } = await giveCalendar(agent, { confirm: 'visitor' })
    const booking = (hours: number) => {
      const time = new Date(hourFromNow(hours)).toISOString()
      return { call: 'book_appointment', arguments: { time, name: 'Ada', email: 'ada@example.com' } }
    }
    const model = sayingModel(booking(24), 'Booked.', booking(48), 'Booked too.')
    ports.languageModel = model
    const say = async (...message: Parameters<typeof come>) => {
      clock.now += minuteMs
      await come(...message)
      await settle()
      return (await appointments()).length
    }
    const tap = (id: string, messageId: string) => say(yes, id, { choiceOf: choiceTagOf(messageId) })
    const newestQuestion = async () =>
      (await conversation())?.window.findLast(({ replies }) => replies?.[0] === yes)?.id ?? ''
    expect(await say('Book it')).toBe(0)
    const first = await newestQuestion()
    expect(await tap('1', first)).toBe(1)
    expect(await say('And another one')).toBe(1)
    const second = await newestQuestion()
    const calls = model.requests.length
    expect(await tap('2', first)).toBe(1)
    expect(vendor.words()).toContain(closed)
    expect(model.requests).toHaveLength(calls)
    expect((await conversation())?.pendingTool?.id).toBe(second.replace(/-a$/, ''))
    expect(await tap('3', second)).toBe(2)
    expect(await tap('4', second)).toBe(2)
    expect(vendor.words()).toMatch(new RegExp(`${closed.replaceAll('.', '\\.')}$`))
  })
})
