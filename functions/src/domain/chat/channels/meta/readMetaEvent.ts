import { z } from 'zod'
import { personProofIn } from '../continuation/personProof.ts'
import { cutText } from '../../../kernel/texts/cutText.ts'
import type { Amendment } from '../incoming/amendIncoming.ts'
import type { Mark } from '../outgoing/storeMark.ts'
import { incomingSchema, type Incoming, type IncomingFile } from '../../../kernel/channels/Thread.ts'
import { readChoiceText } from '../choiceTags.ts'

const maxCharacters = 4_200
const maxNameLetters = 100

const plainNames = { image: 'picture.jpg', audio: 'voice.m4a', file: 'file' }

const idSchema = z.object({ id: z.string().min(1).max(100) })
const attachmentSchema = z.object({
  type: z.string(),
  payload: z
    .object({
      url: z.string().max(4_000).optional(),
      sticker_id: z.union([z.number(), z.string()]).optional(),
    })
    .nullish(),
  url: z.string().max(4_000).optional(),
})
const messageSchema = z.object({
  mid: z.string().min(1).max(1_000),
  text: z.string().default(''),
  is_echo: z.boolean().default(false),
  is_deleted: z.boolean().default(false),
  app_id: z.union([z.number(), z.string()]).optional(),
  metadata: z.string().default(''),
  quick_reply: z.object({ payload: z.string() }).optional(),
  attachments: z.array(attachmentSchema).default([]),
})
const eventSchema = z.object({
  sender: idSchema,
  recipient: idSchema,
  timestamp: z.coerce.number().int().optional(),
  message: messageSchema.optional(),
  message_edit: z.object({ mid: z.string().min(1), text: z.string().default('') }).optional(),
  postback: z
    .object({
      mid: z.string().optional(),
      title: z.string().default(''),
      payload: z.string().default(''),
    })
    .optional(),
  referral: z.object({ ref: z.string().default('') }).optional(),
  delivery: z.object({ watermark: z.int().optional() }).optional(),
  read: z.object({ watermark: z.int().optional() }).optional(),
})
type Event = z.output<typeof eventSchema>

/** An event of a chat: `account` is the page or the Instagram account, `address` the person. */
export interface MetaEvent {
  account: string
  address: string
  content: { incoming: Incoming } | { mark: Mark } | { amendment: Amendment }
}

interface Reading {
  /** The id of our application, whose own messages Meta reports too. */
  appId: string
  now: number
  isStandby: boolean
}

/**
 * Parses one event of a page or an Instagram account; undefined for one that we do not use, `broken` for an
 * invalid one.
 */
export function readMetaEvent(body: unknown, reading: Reading): MetaEvent | undefined | 'broken' {
  const read = eventSchema.safeParse(body)
  // Some events are about a page only, not a person.
  if (!read.success) return isOfPerson(body) ? 'broken' : undefined
  const event = read.data
  const isEcho = event.message?.is_echo ?? false
  const [account, address] = isEcho
    ? [event.sender.id, event.recipient.id]
    : [event.recipient.id, event.sender.id]
  const content = isEcho ? echoOf(event, reading) : contentOf(event, reading)
  return content && { account, address, content }
}

function isOfPerson(event: unknown): boolean {
  const parsed = z
    .object({ message: z.unknown().optional(), postback: z.unknown().optional() })
    .safeParse(event)
  return !parsed.success || parsed.data.message !== undefined || parsed.data.postback !== undefined
}

function contentOf(event: Event, reading: Reading): MetaEvent['content'] | undefined {
  const { message, message_edit: edit, postback, referral, delivery, read } = event
  const at = event.timestamp ?? reading.now
  if (delivery) return { mark: { kind: 'delivered', at: delivery.watermark ?? at } }
  // Instagram names the message that was read, and the time.
  if (read) return { mark: { kind: 'read', at: read.watermark ?? at } }
  if (edit) return { amendment: { messageId: edit.mid, text: wordsOf(edit.text) } }
  if (message?.is_deleted) return { amendment: { messageId: message.mid, text: undefined } }
  const standby = reading.isStandby && { isStandby: true }
  if (message) {
    const content = messageOf(message)
    return content && { incoming: incomingSchema.parse({ id: message.mid, at, ...content, ...standby }) }
  }
  if (postback) {
    const { title, payload, mid } = postback
    const isStart = payload === 'GET_STARTED' || (title === '' && event.referral !== undefined)
    const tap = readChoiceText(payload, title)
    const text = isStart ? '' : wordsOf(tap.text)
    if (text === '' && !isStart) return undefined
    return {
      incoming: incomingSchema.parse({
        id: mid ?? `postback-${at}-${payload}`,
        at,
        text,
        isStart,
        ...(!isStart && { choiceOf: tap.choiceOf }),
        proof: personProofIn(event.referral?.ref ?? ''),
        ...standby,
      }),
    }
  }
  // A person has followed a link to the chat.
  return (
    referral && {
      incoming: incomingSchema.parse({
        id: `referral-${at}`,
        at,
        isStart: true,
        proof: personProofIn(referral.ref),
        ...standby,
      }),
    }
  )
}

/**
 * Returns the event of a message from the account: a confirmation of ours, or one from the page's own inbox.
 */
function echoOf({ message, timestamp }: Event, { appId, now }: Reading): MetaEvent['content'] | undefined {
  if (!message) return undefined
  const at = timestamp ?? now
  if (String(message.app_id ?? '') === appId)
    return message.metadata ? { mark: { kind: 'taken', key: message.metadata, at } } : undefined
  const isEcho = message.app_id === undefined
  const text = wordsOf(message.text)
  return { incoming: incomingSchema.parse({ id: message.mid, at, text, isFromTeam: true, isEcho }) }
}

/**
 * Returns a person's text and files; undefined for one that is not for the agent, such as a mention in a
 * story.
 */
function messageOf({
  text,
  quick_reply: reply,
  attachments,
}: z.output<typeof messageSchema>): Partial<Incoming> | undefined {
  const isMention = text === '' && attachments.some(({ type }) => type === 'story_mention')
  if (isMention) return undefined
  const tap = reply && readChoiceText(reply.payload, text)
  const link = attachments.find(({ type }) => type === 'fallback')?.url ?? ''
  const words = wordsOf(tap?.text || text || link)
  const isForget = words === '/forget'
  return {
    text: isForget ? '' : words,
    isForget,
    files: attachments.flatMap(fileOf),
    ...(tap && { choiceOf: tap.choiceOf }),
  }
}

function fileOf({ type, payload }: z.output<typeof attachmentSchema>): IncomingFile[] {
  if (!payload?.url || payload.sticker_id !== undefined) return []
  if (type !== 'image' && type !== 'file' && type !== 'audio') return []
  const name = URL.parse(payload.url)?.pathname.split('/').at(-1) ?? ''
  const plain = name.replaceAll(/[^\w.-]+/g, '_').slice(-maxNameLetters)
  const file = { id: payload.url, name: plain || plainNames[type], bytes: 0 }
  // A voice note's name may not tell its type.
  return [type === 'audio' ? { ...file, type: 'audio/mp4' } : file]
}

function wordsOf(text: string): string {
  return cutText(text.toWellFormed().trim(), maxCharacters)
}
