import { readContract } from '../contracts/readContract.ts'
import { parseJson } from '../http/readBody.ts'
import { readForm } from '../http/readForm.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { worldRoutes } from '../http/worldRoutes.ts'
import { z } from 'zod'
import { botsSchema, faultSchema, Bots, type Bot } from './Bots.ts'
import { inputOf, sendFile } from './sendFile.ts'
import { chatPages } from './chatPages.ts'

const sendSchema = z.object({
  chat_id: z.number(),
  text: z.string().min(1),
  parse_mode: z.string().optional(),
  reply_markup: z
    .object({
      inline_keyboard: z.array(
        z.array(
          z.object({ text: z.string(), url: z.string().optional(), callback_data: z.string().optional() }),
        ),
      ),
    })
    .optional(),
})
const fileIdSchema = z.object({ file_id: z.string() })
const webhookSchema = z.object({ url: z.string(), secret_token: z.string().optional() })

/** Telegram counts the text without its tags. */
const maxUnits = 4_096
const tags = /<\/?(?:b|i|u|s|code|pre|blockquote|a)(?:\s[^>]*)?>/g

/**
 * Telegram's Bot API: any token of the right form is a bot. Requests have to fit the vendor's own description
 * of its interface.
 * `/telegram` is a page where a person plays the customer; `POST /telegram/faults/:bot` sets what fails next.
 */
export function telegramVendor(): Vendor {
  const contract = readContract('channels/telegram.json')
  const bots = new Bots()

  async function serve(request: SandboxRequest): Promise<void> {
    const { params, body, response } = request
    const [method = '', name = ''] = [params['method'], params['bot']]
    const bot = name.startsWith('bot') ? bots.ofToken(name.slice(3)) : undefined
    const refuse = (code: number, description: string, more: object = {}) =>
      sendJson(response, code, { ok: false, error_code: code, description, ...more })
    if (!bot) return refuse(401, 'Unauthorized')
    const form = await readForm(request)
    const input = form ? inputOf(form) : body === '' ? {} : parseJson(body)
    const problems = contract.isPresent ? contract.problems(`${method}Request`, input) : []
    if (problems.length > 0) return refuse(400, `Bad Request: ${problems.join('; ')}`)
    const fault = bot.nextFault(method)
    if (fault === 'busy')
      return refuse(429, 'Too Many Requests: retry after 1', { parameters: { retry_after: 1 } })
    if (fault === 'blocked') return refuse(403, 'Forbidden: bot was blocked by the user')
    if (fault === 'revoked') return refuse(401, 'Unauthorized')
    const done = form ? sendFile(bot, method, form) : act(bot, method, input)
    if (fault === 'lost') return void response.destroy()
    if (typeof done === 'string') return refuse(400, `Bad Request: ${done}`)
    sendJson(response, 200, { ok: true, result: done.result })
  }

  function serveFile({ params, response }: SandboxRequest): void {
    const bot = bots.ofToken((params['bot'] ?? '').slice(3))
    const file = bot?.file(params['file'] ?? '')
    if (!file) return sendJson(response, 404, { ok: false })
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.content)
  }

  return {
    name: 'Telegram',
    about: 'Bots, with a page where a person plays the customer: /telegram',
    prefix: '/telegram',
    routes: [
      ...chatPages(bots),
      ...worldRoutes(botsSchema, {
        dump: () => bots.dump(),
        restore: (webhooks) => bots.restore(webhooks),
      }),
      {
        method: 'POST',
        path: '/faults/:bot',
        handle: ({ params, body, response }) => {
          bots.ofId(Number(params['bot'])).faults.push(faultSchema.parse(parseJson(body)))
          sendJson(response, 200, { success: true })
        },
      },
      { method: 'POST', path: '/:bot/:method', handle: serve },
      { method: 'GET', path: '/file/:bot/documents/:file', handle: serveFile },
    ],
  }
}

/** Runs a call, or returns why Telegram refuses it. */
function act(bot: Bot, method: string, input: unknown): { result: unknown } | string {
  switch (method) {
    case 'getMe':
      return { result: { id: bot.id, is_bot: true, first_name: 'Sandbox', username: bot.username } }
    case 'setWebhook': {
      const { url, secret_token: secret = '' } = webhookSchema.parse(input)
      bot.webhook = { url, secret }
      return { result: true }
    }
    case 'deleteWebhook':
      bot.webhook = undefined
      return { result: true }
    case 'getWebhookInfo': {
      const url = bot.webhook?.url ?? ''
      return { result: { url, has_custom_certificate: false, pending_update_count: 0 } }
    }
    case 'sendMessage':
      return send(bot, sendSchema.parse(input))
    case 'getFile': {
      const file = bot.file(fileIdSchema.parse(input).file_id)
      if (!file) return 'wrong file_id or the file is temporarily unavailable'
      const { id, content } = file
      const found = { file_id: id, file_unique_id: id, file_size: content.length }
      return { result: { ...found, file_path: `documents/${id}` } }
    }
    case 'setMyCommands':
    case 'sendChatAction':
    case 'answerCallbackQuery':
      return { result: true }
    default:
      return 'method not found'
  }
}

function send(bot: Bot, input: z.infer<typeof sendSchema>): { result: unknown } | string {
  const isHtml = input.parse_mode === 'HTML'
  const rest = isHtml ? input.text.replaceAll(tags, '') : input.text
  if (isHtml && /[<>]/.test(rest)) return "can't parse entities: Unsupported start tag"
  const text = isHtml
    ? rest.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : rest
  if (text.trim() === '') return 'message text is empty'
  if (text.length > maxUnits) return 'message is too long'
  const buttons = input.reply_markup?.inline_keyboard.flat() ?? []
  if (buttons.some(({ callback_data: data = '' }) => Buffer.byteLength(data) > 64))
    return 'BUTTON_DATA_INVALID'
  const { messageId } = bot.add(input.chat_id, { isBot: true, text, buttons })
  const chat = { id: input.chat_id, type: 'private' }
  return { result: { message_id: messageId, date: Math.floor(Date.now() / 1_000), chat, text } }
}
