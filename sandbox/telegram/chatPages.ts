import { z } from 'zod'
import { escapeHtml } from '../http/escapeHtml.ts'
import { parseJson } from '../http/readBody.ts'
import { renderFiles } from '../http/renderFiles.ts'
import { renderPage } from '../http/renderPage.ts'
import { sendJson, sendPage } from '../http/send.ts'
import type { Route, SandboxRequest } from '../http/Vendor.ts'
import type { Bots, ChatLine } from './Bots.ts'
import { choiceUpdate, messageUpdate, postUpdate } from './postUpdate.ts'

const sayingSchema = z.strictObject({
  text: z.string().max(4_096).default(''),
  /** An attached file, in base64. */
  file: z.strictObject({ name: z.string().max(100), base64: z.string().max(4_000_000) }).optional(),
  chatId: z.int().positive().default(7),
  name: z.string().max(60).default('Ada'),
  /** The number of posts of the same update. */
  times: z.int().min(1).max(20).default(1),
})
const pressingSchema = z.strictObject({ data: z.string(), chatId: z.int().positive().default(7) })

/** The pages where a person plays the customer of a bot, with routes for tests. */
export function chatPages(bots: Bots): Route[] {
  return [
    { method: 'GET', path: '', handle: ({ response }) => sendPage(response, overview(bots)) },
    {
      method: 'GET',
      path: '/chat/:bot',
      handle: ({ params, url, response }) =>
        sendPage(response, frame(Number(params['bot']), url.searchParams.get('text') ?? '')),
    },
    {
      // The target of a link to a bot; opening it sends the command of the Start button.
      method: 'GET',
      path: '/to/:username',
      handle: ({ params, url, response }) => {
        const id = /^sandbox_(\d+)_bot$/.exec(params['username'] ?? '')?.[1]
        if (!id) return sendJson(response, 404, { error: 'There is no such bot.' })
        const start = url.searchParams.get('start')
        const text = encodeURIComponent(start === null ? '/start' : `/start ${start}`)
        response.writeHead(303, { location: `/telegram/chat/${id}?text=${text}` }).end()
      },
    },
    {
      method: 'GET',
      path: '/chat/:bot/lines',
      handle: ({ params, response }) => {
        const bot = bots.ofId(Number(params['bot']))
        const body = `<h1>@${bot.username}</h1>${bot.lines(7).map(renderLine).join('')}`
        sendPage(response, renderPage({ title: bot.username, body, refreshSeconds: 2 }))
      },
    },
    {
      method: 'GET',
      path: '/chat/:bot/all',
      handle: ({ params, url, response }) =>
        sendJson(
          response,
          200,
          bots.ofId(Number(params['bot'])).lines(Number(url.searchParams.get('chat') ?? 7)),
        ),
    },
    {
      method: 'GET',
      path: '/chat/:bot/files/:file',
      handle: ({ params, response }) => {
        const file = bots.ofId(Number(params['bot'])).file(params['file'] ?? '')
        if (!file) return sendJson(response, 404, {})
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.content)
      },
    },
    { method: 'POST', path: '/chat/:bot/say', handle: (request) => say(bots, request) },
    { method: 'POST', path: '/chat/:bot/press', handle: (request) => press(bots, request) },
  ]
}

async function say(bots: Bots, { params, body, headers, response }: SandboxRequest): Promise<void> {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const fields = isForm ? { text: new URLSearchParams(body).get('text') ?? '' } : parseJson(body)
  const { text, file, chatId, name, times } = sayingSchema.parse(fields)
  const bot = bots.ofId(Number(params['bot']))
  const stored = file && bot.keep(file.name, Buffer.from(file.base64, 'base64'))
  const shown = [text, stored && `📎 ${stored.name}`].filter(Boolean).join('\n')
  const line = bot.add(chatId, { isBot: false, text: shown, buttons: [] })
  const update = messageUpdate(bot, { id: chatId, name }, { ...line, text }, stored)
  const statuses = await Promise.all(Array.from({ length: times }, () => postUpdate(bot, update)))
  if (!isForm) return sendJson(response, 200, { statuses })
  response.writeHead(303, { location: `/telegram/chat/${bot.id}` }).end()
}

async function press(bots: Bots, { params, body, response }: SandboxRequest): Promise<void> {
  const { data, chatId } = pressingSchema.parse(parseJson(body))
  const bot = bots.ofId(Number(params['bot']))
  const line = bot.lines(chatId).findLast(({ buttons }) => buttons.some((one) => one.callback_data === data))
  if (!line) return sendJson(response, 404, { error: 'There is no such button.' })
  const status = await postUpdate(bot, choiceUpdate(bot, { id: chatId, name: 'Ada' }, line, data))
  sendJson(response, 200, { statuses: [status] })
}

function overview(bots: Bots): string {
  const rows = bots
    .all()
    .filter(({ webhook }) => webhook)
    .map(({ id, username }) => `<p><a href="/telegram/chat/${id}">@${username}</a></p>`)
  const hint = '<p class="soft">Every token such as 123456:ABC… with 30 letters or more is a bot.</p>'
  return renderPage({
    title: 'Telegram',
    body: `<h1>Telegram</h1>${hint}${rows.join('')}`,
    refreshSeconds: 5,
  })
}

/**
 * Renders a chat. The messages are in a frame of their own that reloads, so that a half-typed text is kept.
 */
function frame(id: number, text: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Telegram</title></head>
<body style="margin:0;display:grid;grid-template-rows:1fr auto;height:100vh;font:15px system-ui">
<iframe title="Chat" src="/telegram/chat/${id}/lines" style="border:0;width:100%;height:100%"></iframe>
<form method="post" action="/telegram/chat/${id}/say" style="display:flex;gap:8px;padding:12px">
<input name="text" value="${escapeHtml(text)}" aria-label="Message" required autofocus style="flex:1;padding:8px"><button>Send</button>
</form></body></html>`
}

function renderLine({ isBot, text, buttons, files }: ChatLine): string {
  const choices = buttons.map((button) => `[${escapeHtml(button.text)}]`).join(' ')
  return `<article><p class="soft">${isBot ? 'Bot' : 'You'}</p><pre>${escapeHtml(text)}</pre>${renderFiles(files)}${choices}</article>`
}
