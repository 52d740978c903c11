import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { signingBy } from '#test/testSigning.ts'
import { readUpdate } from './readUpdate.ts'
import { verifyWebhook, webhookSecret } from './webhookSecret.ts'

const person = { id: 7, is_bot: false, first_name: 'Ada', last_name: 'W', language_code: 'pt-br' }
const chat = { id: 7, type: 'private', first_name: 'Ada' }
const message = { message_id: 3, date: 1_700_000_000, from: person, chat, text: 'Hello' }
const read = (update: object) => readUpdate({ update_id: 1, ...update }, 5)

describe('readUpdate', () => {
  it("reads a person's text and name", () => {
    expect(read({ message })).toEqual({
      chatId: '7',
      incoming: {
        id: '3',
        at: 1_700_000_000_000,
        text: 'Hello',
        isStart: false,
        isForget: false,
        isFromTeam: false,
        proof: '',
        files: [],
        choiceId: '',
        name: 'Ada W',
        language: 'pt-br',
      },
    })
    expect(read({ message: { ...message, text: '/start shop' } })?.incoming).toMatchObject({
      text: '',
      isStart: true,
    })
  })

  it('reads a request to delete the conversation, and files: of a picture the largest accepted size', () => {
    const forget = read({ message: { ...message, text: '/forget' } })?.incoming
    expect(forget).toMatchObject({ text: '', isForget: true })
    const sizes = [
      { file_id: 'small', width: 90, file_size: 1_000 },
      { file_id: 'middle', width: 800, file_size: 90_000 },
      { file_id: 'large', width: 9_000, file_size: 9_000_000 },
    ]
    const picture = { ...message, text: undefined, caption: 'This one', photo: sizes }
    expect(read({ message: picture })?.incoming).toMatchObject({
      text: 'This one',
      files: [{ id: 'middle', name: 'picture.jpg', bytes: 90_000 }],
    })
    const document = { file_id: 'rules', file_name: 'rules.pdf', file_size: 5 }
    expect(read({ message: { ...message, document } })?.incoming).toMatchObject({
      files: [{ id: 'rules', name: 'rules.pdf', bytes: 5 }],
    })
  })

  it('reads a voice note with its length', () => {
    const voice = { file_id: 'note', file_unique_id: 'u', duration: 3, mime_type: 'audio/ogg', file_size: 90 }
    expect(read({ message: { ...message, text: undefined, voice } })?.incoming).toMatchObject({
      text: '',
      files: [{ id: 'note', name: 'voice.ogg', bytes: 90, type: 'audio/ogg', seconds: 3 }],
    })
    const audio = { ...voice, file_name: 'talk.mp3', mime_type: 'audio/mpeg' }
    expect(read({ message: { ...message, text: undefined, audio } })?.incoming.files).toMatchObject([
      { name: 'talk.mp3', type: 'audio/mpeg' },
    ])
  })

  it('reads the text of a pressed button, and never one that was made up', () => {
    const markup = { inline_keyboard: [[{ text: 'Yes', callback_data: 'reply:0' }]] }
    const choice = { id: '99', from: person, data: 'reply:0', message: { ...message, reply_markup: markup } }
    expect(read({ callback_query: choice })?.incoming).toMatchObject({ text: 'Yes', choiceId: '99' })
    expect(read({ callback_query: { ...choice, data: 'reply:7' } })).toBeUndefined()
  })

  it.each([
    ['a group', { message: { ...message, chat: { id: -5, type: 'group' } } }],
    ['a channel', { channel_post: message }],
    ['another bot', { message: { ...message, from: { ...person, is_bot: true } } }],
    ['nobody', { message: { ...message, from: undefined } }],
    ['something newer', { something: {} }],
    ['nothing of the kind', { message: 'Hello' }],
  ])('ignores updates from %s', (_name, update) => {
    expect(read(update)).toBeUndefined()
  })

  it.skipIf(!samples().length)('parses every recorded update', () => {
    const readable = samples().filter((update) => readUpdate(update, 5))
    expect(readable.length).toBeGreaterThan(5)
  })
})

describe('the secret of a webhook', () => {
  const owner = { region: 'eu' as const, agentId: 'agent123', botId: '42' }
  const secret = webhookSecret(signingBy('key'), owner)

  it('identifies the owner, in the letters that Telegram takes', () => {
    expect(secret).toMatch(/^[\w-]{1,256}$/)
    expect(verifyWebhook(signingBy('key'), 'agent123', secret)).toEqual(owner)
  })

  it.each([
    ['none', ''],
    ['a wrong one', `${secret.slice(0, -1)}x`],
    ['another bot’s', secret.replace('-42-', '-43-')],
    ['another region’s', secret.replace('eu-', 'na-')],
  ])('refuses: %s (H-067)', (_name, given) => {
    expect(() => verifyWebhook(signingBy('key'), 'agent123', given)).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    )
    expect(() => verifyWebhook(signingBy('key'), 'agent124', secret)).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    )
  })
})

/** Returns recorded updates of Telegram, if the vendors' contracts are beside the project. */
function samples(): unknown[] {
  const folder = new URL('../../../../../../../shared/contracts/channels/samples/', import.meta.url)
  return ['telegram-updates.json', 'recorded/telegram.json', 'recorded/sample-telegram.json'].flatMap(
    (name) => {
      const file = new URL(name, folder)
      return existsSync(file) ? Object.values<unknown>(JSON.parse(readFileSync(file, 'utf8'))) : []
    },
  )
}
