import type { Bot, ChatLine, SentFile } from './Bots.ts'

/** The sender of an update. */
export interface Person {
  id: number
  name: string
}

function personOf({ id, name }: Person) {
  return { id, is_bot: false, first_name: name, language_code: 'en' }
}

function chatOf({ id, name }: Person) {
  return { id, first_name: name, type: 'private' }
}

const seconds = () => Math.floor(Date.now() / 1_000)

/**
 * Converts a file to Telegram's form: a picture in several sizes, `.ogg` as voice, anything else as a
 * document.
 */
function mediaOf({ id, name, content }: SentFile): object {
  const file = { file_id: id, file_unique_id: id, file_size: content.length }
  if (/\.og[ga]$/i.test(name)) return { voice: { ...file, duration: 3, mime_type: 'audio/ogg' } }
  if (!/\.jpe?g$/i.test(name)) return { document: { ...file, file_name: name } }
  return {
    photo: [
      { ...file, file_id: `${id}-small`, file_size: 1, width: 90, height: 90 },
      { ...file, width: 1_280, height: 1_280 },
    ],
  }
}

export function messageUpdate(bot: Bot, person: Person, line: ChatLine, file?: SentFile): object {
  const words = line.text ? { [file ? 'caption' : 'text']: line.text } : {}
  return {
    update_id: bot.nextUpdate(),
    message: {
      message_id: line.messageId,
      from: personOf(person),
      chat: chatOf(person),
      date: seconds(),
      ...words,
      ...(file && mediaOf(file)),
    },
  }
}

/** Builds the update of a pressed button, which contains the message that has the button. */
export function choiceUpdate(bot: Bot, person: Person, line: ChatLine, data: string): object {
  const keyboard = line.buttons.map(({ text, url, callback_data: own }) => [
    url === undefined ? { text, callback_data: own ?? '' } : { text, url },
  ])
  return {
    update_id: bot.nextUpdate(),
    callback_query: {
      id: String(bot.nextUpdate()),
      from: personOf(person),
      chat_instance: String(bot.id),
      data,
      message: {
        message_id: line.messageId,
        from: { id: bot.id, is_bot: true, first_name: 'Sandbox', username: bot.username },
        chat: chatOf(person),
        date: seconds(),
        text: line.text,
        reply_markup: { inline_keyboard: keyboard },
      },
    },
  }
}

/** Posts an update to the bot's webhook and returns the status, or 0 without a webhook. */
export async function postUpdate({ webhook }: Bot, update: object): Promise<number> {
  if (!webhook) return 0
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': webhook.secret,
    },
    body: JSON.stringify(update),
  })
  return response.status
}
