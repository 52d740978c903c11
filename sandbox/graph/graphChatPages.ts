import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { escapeHtml } from '../http/escapeHtml.ts'
import { parseJson } from '../http/readBody.ts'
import { renderFiles } from '../http/renderFiles.ts'
import { renderPage } from '../http/renderPage.ts'
import { sendJson, sendPage } from '../http/send.ts'
import type { Route, SandboxRequest } from '../http/Vendor.ts'
import type { GraphChats, GraphLine } from './GraphChats.ts'
import type { GraphPages } from './GraphPages.ts'
import { instagramOfPage, pageOfAccount, pagesOf, personOf } from './graphPeople.ts'
import type { GraphWebhook } from './GraphWebhook.ts'
import { pageEvent, pageEvents } from './pageEvents.ts'

const person = z
  .string()
  .regex(/^[79]\d{2,20}$/)
  .optional()
const sayingSchema = z.strictObject({
  text: z.string().max(4_000).default(''),
  /** An attached file, in base64. */
  file: z.strictObject({ name: z.string().max(100), base64: z.string().max(4_000_000) }).optional(),
  person,
  name: z.string().max(60).default('Nora Berg'),
  /** The number of posts of the same event. */
  times: z.int().min(1).max(20).default(1),
  /** The age of the message in milliseconds. */
  lateMs: z.int().min(0).default(0),
})
const pressingSchema = z.strictObject({ payload: z.string(), title: z.string(), person })
const teamSchema = z.strictObject({ text: z.string().min(1), person })
const changeSchema = z.strictObject({ mid: z.string(), text: z.string().optional(), person })
const batchSchema = z.strictObject({
  count: z.int().min(1).max(2_000),
  people: z.int().min(1).max(2_000).default(1),
  broken: z.int().min(0).default(0),
  text: z.string().default('Hello'),
})

/** Returns a default person for an account: ids of Instagram and Messenger begin with different digits. */
const anyPersonOf = (account: string) => (account.startsWith('178') ? '9001' : '7001')

/** The pages where a person plays the customer of a page or an Instagram account, with routes for tests. */
export function graphChatPages(chats: GraphChats, pages: GraphPages, webhook: GraphWebhook): Route[] {
  return [
    { method: 'GET', path: '', handle: ({ response }) => sendPage(response, overview(pages)) },
    {
      method: 'GET',
      path: '/chat/:account',
      handle: ({ params, response }) => sendPage(response, frame(params['account'] ?? '')),
    },
    {
      method: 'GET',
      path: '/chat/:account/lines',
      handle: ({ params, response }) => {
        const account = params['account'] ?? ''
        const lines = chats.lines(account, anyPersonOf(account)).map(renderLine)
        const title = account.startsWith('178') ? 'Instagram' : 'Messenger'
        const body = `<h1>${title} ${escapeHtml(account)}</h1>${lines.join('')}`
        sendPage(response, renderPage({ title, body, refreshSeconds: 2 }))
      },
    },
    {
      method: 'GET',
      path: '/chat/:account/all',
      handle: ({ params, url, response }) => {
        const account = params['account'] ?? ''
        sendJson(response, 200, chats.lines(account, url.searchParams.get('person') ?? anyPersonOf(account)))
      },
    },
    {
      method: 'GET',
      path: '/to/messenger/:page',
      handle: ({ params, url, response }) => follow(params['page'] ?? '', url, response),
    },
    {
      method: 'GET',
      path: '/to/instagram/:name',
      handle: ({ params, url, response }) => {
        const account = pages.accountCalled(params['name'] ?? '')
        if (account) return follow(account, url, response)
        // After a restart the name is not known until its page is requested; the overview lists all connected
        // ones.
        response.writeHead(303, { location: '/graph' }).end()
      },
    },
    { method: 'POST', path: '/chat/:account/say', handle: say },
    { method: 'POST', path: '/chat/:account/press', handle: press },
    { method: 'POST', path: '/chat/:account/team', handle: team },
    { method: 'POST', path: '/chat/:account/change', handle: change },
    { method: 'POST', path: '/chat/:account/batch', handle: batch },
    {
      method: 'GET',
      path: '/files/:id/:name',
      handle: ({ params, response }) => {
        const content = chats.file(params['id'] ?? '')
        if (!content) return sendJson(response, 404, {})
        response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(content)
      },
    },
    {
      method: 'GET',
      path: '/people/:name',
      handle: ({ params, response }) => sendJson(response, 200, pagesOf(personOf(params['name'] ?? ''))),
    },
    {
      method: 'GET',
      path: '/picture.svg',
      handle: ({ response }) =>
        void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture),
    },
  ]

  /** Opens the chat that a link leads to, and posts the `ref` of the link to the application. */
  async function follow(account: string, url: URL, response: ServerResponse): Promise<void> {
    const ref = url.searchParams.get('ref')
    const referral = { ref, source: 'SHORTLINK', type: 'OPEN_THREAD' }
    const who = { sender: { id: anyPersonOf(account) }, recipient: { id: account } }
    if (ref) await post(account, { ...who, referral }, 1, 'messaging_referrals')
    response.writeHead(303, { location: `/graph/chat/${encodeURIComponent(account)}` }).end()
  }

  /** Posts an event, if the application is subscribed to that kind of event. */
  async function post(account: string, event: object, times = 1, field = 'messages'): Promise<number[]> {
    if (!pages.tells(pageOfAccount(account), field)) return []
    return Promise.all(Array.from({ length: times }, () => webhook.post(pageEvent(account, event))))
  }

  async function say({ params, body, headers, response }: SandboxRequest): Promise<void> {
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const fields = isForm ? { text: new URLSearchParams(body).get('text') ?? '' } : parseJson(body)
    const { text, file, name, times, lateMs, ...said } = sayingSchema.parse(fields)
    const account = params['account'] ?? ''
    const from = said.person ?? anyPersonOf(account)
    chats.call(from, name)
    const shown = [text, file && `📎 ${file.name}`].filter(Boolean).join('\n')
    const line = chats.add(account, from, { from: 'person', text: shown, replies: [] })
    const port = (headers.host ?? '').split(':').at(-1)
    const url =
      file &&
      `http://meta.localhost:${port}/graph/files/${chats.keep(Buffer.from(file.base64, 'base64'))}/${encodeURIComponent(file.name)}`
    const type = /\.(jpe?g|png|gif|webp)$/i.test(file?.name ?? '') ? 'image' : 'file'
    const message = {
      mid: line.mid,
      ...(text && { text }),
      ...(url && { attachments: [{ type, payload: { url } }] }),
    }
    const event = {
      sender: { id: from },
      recipient: { id: account },
      timestamp: Date.now() - lateMs,
      message,
    }
    const statuses = await post(account, event, times)
    if (!isForm) return sendJson(response, 200, { statuses, mid: line.mid })
    response.writeHead(303, { location: `/graph/chat/${account}` }).end()
  }

  async function press({ params, body, response }: SandboxRequest): Promise<void> {
    const { payload, title, ...pressed } = pressingSchema.parse(parseJson(body))
    const account = params['account'] ?? ''
    const from = pressed.person ?? anyPersonOf(account)
    const { mid } = chats.add(account, from, { from: 'person', text: title, replies: [] })
    const message = { mid, text: title, quick_reply: { payload } }
    sendJson(response, 200, {
      statuses: await post(account, { sender: { id: from }, recipient: { id: account }, message }),
    })
  }

  /** Posts a message from the page's own inbox at Meta. Instagram names no application for such a message. */
  async function team({ params, body, response }: SandboxRequest): Promise<void> {
    const { text, ...written } = teamSchema.parse(parseJson(body))
    const account = params['account'] ?? ''
    const to = written.person ?? anyPersonOf(account)
    const { mid } = chats.add(account, to, { from: 'team', text, replies: [] })
    const named = account.startsWith('178') ? {} : { app_id: 263_902_037_430_900 }
    const message = { mid, text, is_echo: true, ...named }
    const event = { sender: { id: account }, recipient: { id: to }, message }
    sendJson(response, 200, { statuses: await post(account, event, 1, 'message_echoes') })
  }

  /** Edits a person's message, or deletes it when no text is given. */
  async function change({ params, body, response }: SandboxRequest): Promise<void> {
    const { mid, text, ...changed } = changeSchema.parse(parseJson(body))
    const account = params['account'] ?? ''
    const from = { sender: { id: changed.person ?? anyPersonOf(account) }, recipient: { id: account } }
    const event =
      text === undefined
        ? { ...from, message: { mid, is_deleted: true } }
        : { ...from, message_edit: { mid, text, num_edit: 1 } }
    sendJson(response, 200, { statuses: await post(account, event) })
  }

  async function batch({ params, body, response }: SandboxRequest): Promise<void> {
    const { count, people, broken, text } = batchSchema.parse(parseJson(body))
    const account = params['account'] ?? ''
    const start = anyPersonOf(account)[0]
    const events = Array.from({ length: count }, (_, index) => ({
      sender: { id: `${start}${1_000_000 + (index % people)}` },
      recipient: { id: account },
      timestamp: Date.now() + index,
      message: index < broken ? { text } : { mid: `m_${randomUUID()}`, text: `${text} ${index}` },
    }))
    sendJson(response, 200, { status: await webhook.post(pageEvents(account, events)) })
  }
}

function overview(pages: GraphPages): string {
  const rows = pages
    .connected()
    .map(
      (page) =>
        `<p>Page ${page}: <a href="/graph/chat/${page}">Messenger</a>` +
        ` <a href="/graph/chat/${instagramOfPage(page)}">Instagram</a></p>`,
    )
  const hint = '<p class="soft">Whoever signs in by a name has three pages: connect one with an agent.</p>'
  return renderPage({ title: 'Meta', body: `<h1>Meta</h1>${hint}${rows.join('')}`, refreshSeconds: 5 })
}

/**
 * Renders a chat. The messages are in a frame of their own that reloads, so that a half-typed text is kept.
 */
function frame(account: string): string {
  const path = `/graph/chat/${encodeURIComponent(account)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Meta</title></head>
<body style="margin:0;display:grid;grid-template-rows:1fr auto;height:100vh;font:15px system-ui">
<iframe title="Chat" src="${path}/lines" style="border:0;width:100%;height:100%"></iframe>
<form method="post" action="${path}/say" style="display:flex;gap:8px;padding:12px">
<input name="text" aria-label="Message" required autofocus style="flex:1;padding:8px"><button>Send</button>
</form></body></html>`
}

const authors = { person: 'You', bot: 'Page', team: 'Page, by a person' } as const

function renderLine({ from, text, replies, files }: GraphLine): string {
  const choices = replies.map(({ title }) => `[${escapeHtml(title)}]`).join(' ')
  return `<article><p class="soft">${authors[from]}</p><pre>${escapeHtml(text)}</pre>${renderFiles(files)}${choices}</article>`
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 50"><rect width="50" height="50" fill="#2f6f6a"/>' +
  '<path d="M12 30h26l-5 9H17zM25 9v18h11z" fill="#fff"/></svg>'
