import { z } from 'zod'
import type { Telegram, TelegramResponse } from '../../domain/kernel/channels/Telegram.ts'
import { readAtMost } from '../readAtMost.ts'

const responseSchema = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  error_code: z.number().optional(),
  description: z.string().default(''),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
})
const botSchema = z
  .object({ id: z.number(), username: z.string().default(''), first_name: z.string() })
  .transform(({ id, username, first_name: name }) => ({ id: String(id), username, name }))
const webhookSchema = z.object({ url: z.string().default('') }).transform(({ url }) => url)
/** Telegram's file paths; one that leaves its folder would be another call with the bot's token. */
const fileSchema = z
  .object({ file_path: z.string().regex(/^[\w-]+(?:\/[\w.-]+)*$/), file_size: z.int().default(0) })
  .transform(({ file_path: path, file_size: bytes }) => ({ path, bytes }))
const doneSchema = z.unknown().transform((): true => true)

const maxWaitMs = 15_000
/** The updates that a bot receives: messages of its private chats, and its buttons. */
const allowedUpdates = ['message', 'edited_message', 'callback_query', 'my_chat_member']

/** Creates the client of Telegram's Bot API. URLs contain the token, so none is ever logged. */
export function telegramApi(baseUrl: string): Telegram {
  const request = <Schema extends z.ZodType>(token: string, method: string, call: BotCall<Schema>) =>
    callBot(baseUrl, token, method, call)
  const done = (token: string, method: string, input: object = {}) =>
    request(token, method, { input, result: doneSchema })

  return {
    getMe: (token) => request(token, 'getMe', { result: botSchema }),
    setWebhook: (token, { url, secret }) =>
      done(token, 'setWebhook', {
        url,
        secret_token: secret,
        allowed_updates: allowedUpdates,
        max_connections: 40,
      }),
    deleteWebhook: (token) => done(token, 'deleteWebhook'),
    readWebhook: (token) => request(token, 'getWebhookInfo', { result: webhookSchema }),
    sendMessage(token, chatId, { html, plain, buttons }) {
      const keyboard = buttons.map(({ text, url, data }) => [
        url === undefined ? { text, callback_data: data ?? '' } : { text, url },
      ])
      return done(token, 'sendMessage', {
        chat_id: Number(chatId),
        text: html ?? plain,
        ...(html !== undefined && { parse_mode: 'HTML' }),
        link_preview_options: { is_disabled: true },
        ...(keyboard.length > 0 && { reply_markup: { inline_keyboard: keyboard } }),
      })
    },
    sendFile(token, chatId, as, { name, type, content }) {
      const form = new FormData()
      form.set('chat_id', chatId)
      // A document stays one, whatever type Telegram detects.
      if (as === 'document') form.set('disable_content_type_detection', 'true')
      form.set(as, new Blob([new Uint8Array(content)], { type }), name)
      return request(token, as === 'photo' ? 'sendPhoto' : 'sendDocument', { form, result: doneSchema })
    },
    setCommands: (token, commands) => done(token, 'setMyCommands', { commands }),
    async readFile(token, fileId, maxBytes) {
      const answer = await request(token, 'getFile', { input: { file_id: fileId }, result: fileSchema })
      if (answer.refusal) return answer
      const { path, bytes } = answer.result
      if (bytes > maxBytes) return { result: undefined }
      return { result: await readAtMost('Telegram', `${baseUrl}/file/bot${token}/${path}`, maxBytes) }
    },
    showTyping: (token, chatId) =>
      done(token, 'sendChatAction', { chat_id: Number(chatId), action: 'typing' }),
    answerChoice: (token, choiceId) => done(token, 'answerCallbackQuery', { callback_query_id: choiceId }),
  }
}

interface BotCall<Schema extends z.ZodType> {
  input?: object
  form?: FormData
  result: Schema
}

/** Calls a method of a bot. Throws when Telegram does not answer; the error never contains the token. */
async function callBot<Schema extends z.ZodType>(
  baseUrl: string,
  token: string,
  method: string,
  { input = {}, form, result }: BotCall<Schema>,
): Promise<TelegramResponse<z.output<Schema>>> {
  const response = await fetch(`${baseUrl}/bot${token}/${method}`, {
    method: 'POST',
    // FormData sets its own content type with the boundary.
    ...(form
      ? { body: form }
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
    redirect: 'error',
    signal: AbortSignal.timeout(maxWaitMs),
  }).catch((error: unknown) => {
    // The error's own message may contain the URL.
    throw new Error(`Telegram did not answer ${method}: ${error instanceof Error ? error.name : ''}`)
  })
  const answer = responseSchema.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) return refusalOf(response.status, 'No answer that can be read')
  const { ok, error_code: code, description, parameters } = answer.data
  if (!ok) return refusalOf(code ?? response.status, description, parameters?.retry_after)
  return { result: result.parse(answer.data.result) }
}

function refusalOf(code: number, description: string, retryAfterSeconds = 0) {
  return { refusal: { code, description, retryAfterSeconds } }
}
