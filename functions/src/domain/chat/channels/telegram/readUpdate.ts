import { z } from 'zod'
import { cutText } from '../../../kernel/texts/cutText.ts'
import { maxVisitorFileBytes } from '../../../../shared/chat/visitorFileLimits.ts'
import type { Incoming, IncomingFile } from '../../../kernel/channels/Thread.ts'
import { tagOfChoiceData } from '../choiceTags.ts'

const maxCharacters = 4_200
const maxNameCharacters = 100

const chatSchema = z.object({ id: z.int(), type: z.string() })
const personSchema = z.object({
  is_bot: z.boolean().default(false),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  language_code: z.string().default(''),
})
const buttonSchema = z.object({ text: z.string(), callback_data: z.string().optional() })
const buttonsSchema = z.object({ inline_keyboard: z.array(z.array(buttonSchema)).default([]) })
/** Telegram sends no date for a message that is no longer accessible. */
const answeredSchema = z.object({
  message_id: z.int(),
  chat: chatSchema,
  reply_markup: buttonsSchema.optional(),
})
const photoSchema = z.object({ file_id: z.string(), width: z.number(), file_size: z.int().default(0) })
const documentSchema = z.object({
  file_id: z.string(),
  file_name: z.string().default('file'),
  file_size: z.int().default(0),
})
/** A voice note, or a piece of music. */
const audioSchema = z.object({
  file_id: z.string(),
  file_name: z.string().optional(),
  mime_type: z.string().default('audio/ogg'),
  file_size: z.int().default(0),
  duration: z.number().nonnegative().default(0),
})
const messageSchema = answeredSchema.extend({
  date: z.int(),
  from: personSchema.optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  /** The same picture in several sizes. */
  photo: z.array(photoSchema).optional(),
  document: documentSchema.optional(),
  voice: audioSchema.optional(),
  audio: audioSchema.optional(),
})
const updateSchema = z.object({
  update_id: z.int(),
  message: messageSchema.optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: personSchema,
      data: z.string().default(''),
      message: answeredSchema.optional(),
    })
    .optional(),
})

/** A person's message, and its chat. */
export interface TelegramIncoming {
  chatId: string
  incoming: Incoming
}

/**
 * Parses an update of Telegram: a person's message, or the text of the button that they pressed. Undefined
 * for all else: groups, channels, other bots, and future types.
 */
export function readUpdate(update: unknown, now: number): TelegramIncoming | undefined {
  const read = updateSchema.safeParse(update)
  if (!read.success) return undefined
  const { message, callback_query: choice } = read.data
  if (choice?.message) return readChoice(choice, choice.message, now)
  if (!message?.from || message.from.is_bot || message.chat.type !== 'private') return undefined
  const text = message.text ?? message.caption ?? ''
  const [start, proof = ''] = /^\/start(?:\s+(\S+))?\s*$/.exec(text) ?? []
  const isStart = start !== undefined
  const isForget = /^\/forget(\s|$)/.test(text)
  return {
    chatId: String(message.chat.id),
    incoming: {
      ...personOf(message.from),
      id: String(message.message_id),
      at: message.date * 1_000,
      text: isStart || isForget ? '' : cutText(text.trim(), maxCharacters),
      isStart,
      isForget,
      isFromTeam: false,
      proof: cutText(proof, 64),
      files: filesOf(message),
      choiceId: '',
    },
  }
}

/** Returns the files of a message; of a picture, the largest accepted size. */
function filesOf({ photo = [], document, voice, audio }: z.infer<typeof messageSchema>): IncomingFile[] {
  const recording = voice ?? audio
  const picture = photo
    .filter(({ file_size: bytes }) => bytes <= maxVisitorFileBytes)
    .toSorted((one, other) => other.width - one.width)[0]
  return [
    ...(picture ? [{ id: picture.file_id, name: 'picture.jpg', bytes: picture.file_size }] : []),
    ...(document ? [{ id: document.file_id, name: document.file_name, bytes: document.file_size }] : []),
    ...(recording ? [recordingOf(recording)] : []),
  ]
}

function recordingOf({
  file_id: id,
  file_name: name = 'voice.ogg',
  mime_type: type,
  file_size: bytes,
  duration: seconds,
}: z.infer<typeof audioSchema>): IncomingFile {
  return { id, name, bytes, type, seconds }
}

function readChoice(
  { id, from, data }: NonNullable<z.infer<typeof updateSchema>['callback_query']>,
  { chat, message_id: messageId, reply_markup: markup }: z.infer<typeof answeredSchema>,
  now: number,
): TelegramIncoming | undefined {
  if (from.is_bot || chat.type !== 'private') return undefined
  const button = markup?.inline_keyboard.flat().find(({ callback_data: buttonData }) => buttonData === data)
  // For a button of a message that is no longer accessible, the loading state ends and nothing else happens.
  if (!button || data === '') return undefined
  return {
    chatId: String(chat.id),
    incoming: {
      ...personOf(from),
      // The same button again is the same choice.
      id: `choice-${messageId}-${data}`,
      at: now,
      text: button.text,
      isStart: false,
      isForget: false,
      isFromTeam: false,
      proof: '',
      files: [],
      choiceId: id,
      choiceOf: tagOfChoiceData(data),
    },
  }
}

function personOf({
  first_name: first,
  last_name: last,
  language_code: language,
}: z.infer<typeof personSchema>) {
  const name = [first, last].join(' ').replaceAll(/\s+/g, ' ').trim()
  return {
    name: cutText(name, maxNameCharacters),
    language: /^[A-Za-z-]{2,15}$/.test(language) ? language : '',
  }
}
