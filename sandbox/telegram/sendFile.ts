import type { SentFile, SentForm } from '../http/readForm.ts'
import type { Bot } from './Bots.ts'

const maxPhotoBytes = 10_000_000
const maxDocumentBytes = 50_000_000
/** Telegram's maximum ratio of the longer side of a photo to the shorter one. */
const maxRatio = 20
const maxSides = 10_000

/**
 * Converts a form to the input that Telegram's interface describes: file names, numbers and booleans instead
 * of text.
 */
export function inputOf({ fields, files }: SentForm): Record<string, unknown> {
  const values = Object.entries(fields).map(([field, text]) => [field, valueOf(text)])
  const named = Object.entries(files).map(([field, { name }]) => [field, `attach://${name}`])
  return Object.fromEntries([...values, ...named])
}

function valueOf(text: string): unknown {
  return /^(?:-?\d+|true|false)$/.test(text) ? JSON.parse(text) : text
}

/** Sends a photo or a document, or returns why Telegram refuses it. */
export function sendFile(
  bot: Bot,
  method: string,
  { fields, files }: SentForm,
): { result: unknown } | string {
  const field = { sendPhoto: 'photo', sendDocument: 'document' }[method]
  const file = field === undefined ? undefined : files[field]
  if (field === undefined) return 'method not found'
  if (!file) return `there is no ${field} in the request`
  const problem = field === 'photo' ? problemOfPhoto(file) : problemOfDocument(file)
  if (problem) return problem
  const { name, content, picture } = file
  const stored = bot.keep(name, content)
  const url = `/telegram/chat/${bot.id}/files/${stored.id}`
  const shown = { name, url, bytes: content.length, isPicture: field === 'photo' && picture !== '' }
  const chat = { id: Number(fields['chat_id']), type: 'private' }
  const text = fields['caption'] ?? ''
  const { messageId } = bot.add(chat.id, { isBot: true, text, buttons: [], files: [shown] })
  const about = { file_id: stored.id, file_unique_id: stored.id, file_size: content.length }
  const media =
    field === 'photo'
      ? { photo: [{ ...about, width: 1, height: 1 }] }
      : { document: { ...about, file_name: name } }
  return { result: { message_id: messageId, date: Math.floor(Date.now() / 1_000), chat, ...media } }
}

function problemOfDocument({ content }: SentFile): string {
  if (content.length === 0) return 'file must be non-empty'
  return content.length > maxDocumentBytes ? 'file is too big' : ''
}

function problemOfPhoto({ content, picture }: SentFile): string {
  if (content.length > maxPhotoBytes) return 'file is too big'
  if (picture === '' || picture === 'image/gif') return 'IMAGE_PROCESS_FAILED'
  if (picture !== 'image/png') return ''
  // The header of a PNG has its width and height here.
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)]
  const isTooLong = Math.max(width, height) > maxRatio * Math.min(width, height)
  return isTooLong || width + height > maxSides ? 'PHOTO_INVALID_DIMENSIONS' : ''
}
