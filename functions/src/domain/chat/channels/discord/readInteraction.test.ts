import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSample } from '#test/channels/readSample.ts'
import { readInteraction } from './readInteraction.ts'

const recordings = readSample('recorded/discord.json', z.record(z.string(), z.unknown()))
const channelRecordings = readSample('recorded/channel-discord.json', z.record(z.string(), z.unknown()))
const samples = readSample('discord-interactions.json', z.record(z.string(), z.looseObject({})))

const user = { id: '1033044521375764530', username: 'ada', global_name: 'Ada  Lovelace' }
const interaction = {
  id: '1457536583141163186',
  type: 2,
  token: 'token',
  channel_id: '1457510428359004343',
  guild_id: '1457468924290662599',
  locale: 'pt-BR',
  member: { user },
}
const ask = (options: object[], more: object = {}) => ({
  ...interaction,
  data: { type: 1, name: 'ask', options, ...more },
})
const question = { name: 'question', type: 3, value: ' Where is my order? ' }
const readContent = (payload: unknown) => {
  const read = readInteraction(payload)
  return read.kind === 'message' ? read.message : undefined
}

describe('an interaction', () => {
  it('reads a question from the command', () => {
    expect(readContent(ask([question]))).toEqual({
      channelId: '1457510428359004343',
      parentId: undefined,
      userId: user.id,
      incoming: {
        id: interaction.id,
        at: Date.parse('2026-01-05T00:50:01.141Z'),
        text: 'Where is my order?',
        isStart: false,
        isForget: false,
        isFromTeam: false,
        files: [],
        choiceId: 'token',
        proof: '',
        name: 'Ada Lovelace',
        language: 'pt-BR',
      },
    })
  })

  it('reads a file, and a request to delete the conversation', () => {
    const url = 'https://cdn.discordapp.com/attachments/1/2/rules.pdf?ex=1'
    const attachments = { 7: { url, filename: 'rules.pdf', size: 12 } }
    const payload = ask([{ name: 'file', type: 11, value: '7' }], { resolved: { attachments } })
    expect(readContent(payload)?.incoming).toMatchObject({
      text: '',
      files: [{ id: url, name: 'rules.pdf', bytes: 12 }],
    })
    expect(readContent({ ...interaction, data: { type: 1, name: 'forget' } })?.incoming.isForget).toBe(true)
  })

  it('ignores other programs, private chats, other commands, and future types', () => {
    for (const payload of [
      { ...ask([question]), member: { user: { ...user, bot: true } } },
      { ...ask([question]), guild_id: undefined, member: undefined, user },
      { ...interaction, data: { type: 1, name: 'other' } },
      { ...interaction, type: 5, data: {} },
      { ...interaction, type: 3, data: { custom_id: 'reply:0' }, message: { components: [{}, 'x'] } },
      { ...interaction, data: { type: 3, name: 'Ask', target_id: '9', resolved: { messages: {} } } },
      { type: 9 },
      undefined,
      'text',
    ])
      expect(readInteraction(payload).kind).toBe('wrong')
  })

  it('cuts an endless text, and keeps whole characters', () => {
    const text = readContent(ask([{ ...question, value: '😀'.repeat(4_000) }]))?.incoming.text ?? ''
    expect(text.length).toBeLessThanOrEqual(6_000)
    expect(text.isWellFormed()).toBe(true)
  })
})

describe.skipIf(!recordings || !samples)('recorded interactions of Discord', () => {
  it('reads the texts of pressed buttons, in a thread of its channel', () => {
    const presses = Object.entries(recordings ?? {}).filter(([name]) => name.startsWith('buttonClick'))
    // The recording has the buttons of only two of them.
    expect(presses.flatMap(([, payload]) => readContent(payload)?.incoming.text ?? [])).toEqual([
      'Say Hello',
      'Fetch Messages',
    ])
    expect(readContent(presses[0]?.[1])).toMatchObject({
      channelId: '1457536551830421524',
      parentId: '1457510428359004343',
      incoming: { name: 'Test User', language: 'en-US' },
    })
    expect(readInteraction(recordings?.['dmButtonClick']).kind).toBe('wrong')
    expect(readInteraction(channelRecordings?.['channel_post_action']).kind).toBe('wrong')
  })

  it('reads the documented samples: a ping, and messages that need an answer', () => {
    const [command, ofUser, ofMessage, ping] = Object.values(samples ?? {})
    expect(readInteraction(ping)).toEqual({ kind: 'ping' })
    expect(readInteraction(command).kind).toBe('wrong')
    expect(readInteraction(ofUser).kind).toBe('wrong')
    const data = { ...z.looseObject({}).parse(ofMessage?.['data']), name: 'Ask' }
    expect(readContent({ ...ofMessage, data })?.incoming.text).toBe('some message')
  })
})
