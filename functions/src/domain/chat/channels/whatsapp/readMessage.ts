import { z } from 'zod'
import { cutText } from '../../../kernel/texts/cutText.ts'
import { personProofIn, withoutPersonProof } from '../continuation/personProof.ts'
import type { Incoming, IncomingFile } from '../../../kernel/channels/Thread.ts'
import { readChoiceText } from '../choiceTags.ts'

const maxCharacters = 4_200

const mediaSchema = z.object({
  id: z.string(),
  mime_type: z.string().default(''),
  caption: z.string().default(''),
  filename: z.string().default(''),
})
type Media = z.infer<typeof mediaSchema>

const choiceSchema = z.object({
  id: z.string(),
  title: z.string(),
})
const contactSchema = z.object({
  name: z.object({ formatted_name: z.string().default('') }).prefault({}),
  phones: z.array(z.object({ phone: z.string().default('') })).default([]),
})
export const whatsappMessageSchema = z.object({
  id: z.string().min(1),
  timestamp: z.string().regex(/^\d{1,12}$/),
  type: z.string(),
  from: z.string().default(''),
  from_user_id: z.string().default(''),
  group_id: z.string().optional(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z
    .object({ button_reply: choiceSchema.optional(), list_reply: choiceSchema.optional() })
    .optional(),
  image: mediaSchema.optional(),
  document: mediaSchema.optional(),
  audio: mediaSchema.optional(),
  video: mediaSchema.optional(),
  sticker: mediaSchema.optional(),
  location: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      name: z.string().default(''),
      address: z.string().default(''),
    })
    .optional(),
  contacts: z.array(contactSchema).optional(),
  order: z
    .object({
      text: z.string().default(''),
      product_items: z.array(z.object({ product_retailer_id: z.string(), quantity: z.number() })).default([]),
    })
    .optional(),
  system: z
    .object({ type: z.string(), wa_id: z.string().default(''), user_id: z.string().default('') })
    .optional(),
  referral: z.object({ source_url: z.string().default('') }).optional(),
})
export type WhatsappMessage = z.infer<typeof whatsappMessageSchema>

/** Kinds of files, with the default names. */
const fileKinds = {
  image: 'picture.jpg',
  document: 'document',
  audio: 'voice.ogg',
  video: 'video.mp4',
  sticker: 'sticker.webp',
} as const

/** Returns a message; of unknown kinds, only the fact that it came. */
export function incomingOf(message: WhatsappMessage, name: string): Incoming {
  const { id, timestamp, referral } = message
  const tap = tapOf(message)
  const words = tap?.text ?? wordsOf(message)
  const text = withoutPersonProof(words).trim()
  const isForget = /^\/forget(\s|$)/.test(text)
  return {
    id,
    at: Number(timestamp) * 1_000,
    text: isForget ? '' : cutText(text, maxCharacters),
    isStart: false,
    isForget,
    isFromTeam: false,
    proof: personProofIn(words),
    files: filesOf(message),
    // Used to show that the message was read, and that an answer is being written.
    choiceId: id,
    ...(tap && { choiceOf: tap.choiceOf }),
    name,
    language: '',
    ...(referral?.source_url && { referrer: cutText(referral.source_url, 500) }),
  }
}

/** Returns the text and the tag of a tapped button or row; undefined for any other message. */
function tapOf({ button, interactive }: WhatsappMessage): { text: string; choiceOf: string } | undefined {
  if (button) return { text: button.text, choiceOf: '' }
  const choice = interactive?.button_reply ?? interactive?.list_reply
  // The visible title may be cut.
  return choice && readChoiceText(choice.id, choice.title)
}

function wordsOf(message: WhatsappMessage): string {
  const { text, location, contacts, order } = message
  if (text) return text.body
  if (location) {
    const { name, address, latitude, longitude } = location
    return [name, address, `${latitude}, ${longitude}`].filter(Boolean).join('\n')
  }
  if (contacts) return contacts.map(wordsOfContact).join('\n')
  if (order) {
    const items = order.product_items.map(
      ({ quantity, product_retailer_id: product }) => `${quantity} × ${product}`,
    )
    return [order.text, ...items].filter(Boolean).join('\n')
  }
  return mediaOf(message).find(({ media }) => media.caption)?.media.caption ?? ''
}

function wordsOfContact({ name, phones }: z.infer<typeof contactSchema>): string {
  return [name.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(', ')
}

function filesOf(message: WhatsappMessage): IncomingFile[] {
  return mediaOf(message).map(({ media, usualName }) => ({
    id: media.id,
    name: cutText(media.filename, 100) || usualName,
    // WhatsApp reports the size of a file when it is downloaded.
    bytes: 0,
    ...(media.mime_type && { type: cutText(media.mime_type, 100) }),
  }))
}

function mediaOf(message: WhatsappMessage): { media: Media; usualName: string }[] {
  return [
    [message.image, fileKinds.image] as const,
    [message.document, fileKinds.document] as const,
    [message.audio, fileKinds.audio] as const,
    [message.video, fileKinds.video] as const,
    [message.sticker, fileKinds.sticker] as const,
  ].flatMap(([media, usualName]) => (media ? [{ media, usualName }] : []))
}
