import { describe, expect, it } from 'vitest'
import type { ReplyContent } from '../../kernel/channels/ChannelAdapter.ts'
import { choiceTagOf } from './choiceTags.ts'
import { discordParts } from './discord/discordParts.ts'
import { readInteraction } from './discord/readInteraction.ts'
import { metaParts } from './meta/metaParts.ts'
import { readMetaEvent } from './meta/readMetaEvent.ts'
import { readUpdate } from './telegram/readUpdate.ts'
import { telegramParts } from './telegram/telegramParts.ts'
import { incomingOf, whatsappMessageSchema } from './whatsapp/readMessage.ts'
import { whatsappParts } from './whatsapp/whatsappParts.ts'

interface Button {
  text: string
  data: string
}

/** The buttons of an answer on a channel, and what a tap on one of them is read as. */
interface Channel {
  /** The vendor's limit of a button's data, in bytes. */
  maxBytes: number
  buttonsOf: (content: ReplyContent) => Button[]
  tap: (button: Button) => { text: string; choiceOf?: string | undefined } | undefined
}

const chat = { id: 7, type: 'private' }
const person = { id: 7, is_bot: false, first_name: 'Ada' }

const meta = (kind: 'messenger' | 'instagram'): Channel => ({
  maxBytes: 1_000,
  buttonsOf: (content) =>
    metaParts(kind, content).flatMap((part) =>
      'quickReplies' in part
        ? part.quickReplies.map(({ title, payload }) => ({ text: title, data: payload }))
        : [],
    ),
  tap: ({ text, data: payload }) => {
    const message = { mid: 'm1', text, quick_reply: { payload } }
    const event = { sender: { id: '7' }, recipient: { id: '20' }, timestamp: 5, message }
    const read = readMetaEvent(event, { appId: '42', now: 5, isStandby: false })
    return typeof read === 'object' && 'incoming' in read.content ? read.content.incoming : undefined
  },
})

const tapWhatsapp = (interactive: object) =>
  incomingOf(
    whatsappMessageSchema.parse({ id: 'w1', timestamp: '1700000000', type: 'interactive', interactive }),
    'Ada',
  )

const channels: Record<string, Channel> = {
  telegram: {
    maxBytes: 64,
    buttonsOf: (content) =>
      telegramParts(content).flatMap((part) =>
        'buttons' in part ? part.buttons.flatMap(({ text, data }) => (data ? { text, data } : [])) : [],
      ),
    tap: ({ text, data }) => {
      const markup = { inline_keyboard: [[{ text, callback_data: data }]] }
      const message = { message_id: 3, chat, reply_markup: markup }
      return readUpdate({ update_id: 1, callback_query: { id: '9', from: person, data, message } }, 5)
        ?.incoming
    },
  },
  whatsapp: {
    maxBytes: 256,
    buttonsOf: (content) =>
      whatsappParts(content).flatMap((part) =>
        part.kind === 'buttons' ? part.buttons.map(({ id, title }) => ({ text: title, data: id })) : [],
      ),
    tap: ({ text: title, data: id }) => tapWhatsapp({ button_reply: { id, title } }),
  },
  'a list of whatsapp': {
    // That of a row is shorter.
    maxBytes: 200,
    buttonsOf: (content) =>
      whatsappParts({ ...content, replies: [...content.replies, 'Maybe later', 'Ask a person'] }).flatMap(
        (part) => (part.kind === 'list' ? part.rows.map(({ id, title }) => ({ text: title, data: id })) : []),
      ),
    tap: ({ text: title, data: id }) => tapWhatsapp({ list_reply: { id, title } }),
  },
  messenger: meta('messenger'),
  instagram: meta('instagram'),
  discord: {
    maxBytes: 100,
    buttonsOf: (content) =>
      discordParts(content).flatMap(({ buttons }) =>
        buttons.flatMap((button) => ('id' in button ? { text: button.text, data: button.id } : [])),
      ),
    tap: ({ text: label, data }) => {
      const read = readInteraction({
        id: '1457536583141163186',
        type: 3,
        token: 'token',
        channel_id: '1',
        guild_id: '2',
        member: { user: { id: '7', username: 'ada' } },
        data: { custom_id: data },
        message: { components: [{ components: [{ custom_id: data, label }] }] },
      })
      return read.kind === 'message' ? read.message.incoming : undefined
    },
  },
}

const messageId = 'in-0123456789abcdef-a'
const question = { text: 'Cancel order 4711?', replies: ['Yes, go ahead', 'No, leave it'], cards: [] }
const all = Object.entries(channels)

describe('a button of a channel', () => {
  it.each(all)('says on %s which message it answers', (_, { buttonsOf, tap }) => {
    const [yes] = buttonsOf({ ...question, messageId })
    expect(yes && tap(yes)).toMatchObject({ text: 'Yes, go ahead', choiceOf: choiceTagOf(messageId) })
    const [other] = buttonsOf({ ...question, messageId: 'in-fedcba9876543210-a' })
    expect(other && tap(other)?.choiceOf).not.toBe(choiceTagOf(messageId))
  })

  it.each(all)(
    'is read on %s as one without a message when it was sent before buttons said it',
    (_, channel) => {
      const [yes] = channel.buttonsOf(question)
      expect(yes && channel.tap(yes)).toMatchObject({ text: 'Yes, go ahead', choiceOf: '' })
    },
  )

  it.each(all)('keeps the limit of %s with the longest ids and texts', (_, { buttonsOf, maxBytes }) => {
    const id = 'x'.repeat(200)
    const buttons = ['x'.repeat(20), 'x'.repeat(80)].flatMap((long) =>
      buttonsOf({ ...question, replies: ['Yes, go ahead', long], messageId: id }),
    )
    expect(buttons.length).toBeGreaterThan(0)
    for (const { data } of buttons) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(maxBytes)
  })
})
