import { z } from 'zod'
import { escapeHtml } from '../../http/escapeHtml.ts'
import { parseJson } from '../../http/readBody.ts'
import { renderFiles } from '../../http/renderFiles.ts'
import { renderPage } from '../../http/renderPage.ts'
import { sendJson, sendPage } from '../../http/send.ts'
import type { Route, SandboxRequest } from '../../http/Vendor.ts'
import { confirmUrl } from './confirmUrl.ts'
import { contactsOf, eventOf, mediaOf, messageOf, postAll, statusOf } from './postEvent.ts'
import { whatsappFaultSchema, type WhatsappAccounts, type WhatsappLine } from './WhatsappAccounts.ts'

const personSchema = z.object({
  from: z.string().regex(/^\d*$/).default('15550002222'),
  userId: z.string().default(''),
  name: z.string().max(60).default('Ada'),
})
const sayingSchema = personSchema.extend({
  text: z.string().max(4_096).default(''),
  /** An attached file, in base64. */
  file: z.strictObject({ name: z.string(), type: z.string(), base64: z.string().max(4_000_000) }).optional(),
  /** The number of posts of the same webhook. */
  times: z.int().min(1).max(20).default(1),
  /** The number of messages in one webhook, each from another person. */
  batch: z.int().min(1).max(1_000).default(1),
  /** Adds a message that no schema accepts. */
  isBroken: z.boolean().default(false),
})
const choosingSchema = personSchema.extend({ id: z.string() })
const ageSchema = personSchema.extend({ hours: z.number() })
const rawSchema = z.object({
  value: z.record(z.string(), z.unknown()),
  field: z.string().default('messages'),
})
const ownSchema = z.object({ url: z.string(), verifyToken: z.string(), secret: z.string() })

/** The pages where a person plays the customer of a number, with routes for tests. */
export function chatPages(accounts: WhatsappAccounts): Route[] {
  return [
    { method: 'GET', path: '/whatsapp', handle: ({ response }) => sendPage(response, overview(accounts)) },
    { method: 'GET', path: '/to/whatsapp/:digits', handle: (request) => followLink(accounts, request) },
    { method: 'GET', path: '/whatsapp/media/:file', handle: (request) => serveFile(accounts, request) },
    { method: 'POST', path: '/whatsapp/own/:account', handle: (request) => ownApp(accounts, request) },
    {
      method: 'GET',
      path: '/whatsapp/:phone',
      handle: ({ params, url, response }) =>
        sendPage(response, frame(params['phone'] ?? '', url.searchParams.get('text') ?? '')),
    },
    {
      method: 'GET',
      path: '/whatsapp/:phone/lines',
      handle: ({ params, response }) => {
        const { number } = lineOf(accounts, params)
        const body = number.chat(personSchema.parse({}).from).lines.map(renderLine).join('')
        const title = number.shown
        sendPage(response, renderPage({ title, body: `<h1>${title}</h1>${body}`, refreshSeconds: 2 }))
      },
    },
    {
      method: 'GET',
      path: '/whatsapp/:phone/all',
      handle: ({ params, url, response }) => {
        const person = url.searchParams.get('from') ?? personSchema.parse({}).from
        sendJson(response, 200, lineOf(accounts, params).number.chat(person).lines)
      },
    },
    { method: 'POST', path: '/whatsapp/:phone/say', handle: (request) => say(accounts, request) },
    { method: 'POST', path: '/whatsapp/:phone/choose', handle: (request) => choose(accounts, request) },
    { method: 'POST', path: '/whatsapp/:phone/read', handle: (request) => read(accounts, request) },
    { method: 'POST', path: '/whatsapp/:phone/raw', handle: (request) => raw(accounts, request) },
    {
      method: 'POST',
      path: '/whatsapp/:phone/age',
      handle: ({ params, body, response }) => {
        const { from, userId, hours } = ageSchema.parse(parseJson(body))
        lineOf(accounts, params).number.chat(from || userId).lastIncomingAt = Date.now() - hours * 3_600_000
        sendJson(response, 200, { success: true })
      },
    },
    {
      method: 'POST',
      path: '/whatsapp/:phone/faults',
      handle: ({ params, body, response }) => {
        lineOf(accounts, params).number.faults.push(whatsappFaultSchema.parse(parseJson(body)))
        sendJson(response, 200, { success: true })
      },
    },
  ]
}

/** Opens the chat that a link to a number leads to, with the text of the link. */
function followLink(accounts: WhatsappAccounts, { params, url, response }: SandboxRequest): void {
  const number = accounts
    .all()
    .flatMap(({ numbers }) => numbers)
    .find(({ shown }) => shown.replaceAll(/\D/g, '') === params['digits'])
  if (!number) return sendJson(response, 404, { error: 'There is no such number.' })
  const text = encodeURIComponent(url.searchParams.get('text') ?? '')
  response.writeHead(303, { location: `/graph/whatsapp/${number.phoneId}?text=${text}` }).end()
}

function lineOf(accounts: WhatsappAccounts, params: Record<string, string>) {
  const found = accounts.ofPhone(params['phone'] ?? '')
  if (!found) throw new Error('There is no such number')
  return found
}

async function say(
  accounts: WhatsappAccounts,
  { params, body, headers, response }: SandboxRequest,
): Promise<void> {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  const fields = isForm ? { text: new URLSearchParams(body).get('text') ?? '' } : parseJson(body)
  const { text, file, times, batch, isBroken, ...who } = sayingSchema.parse(fields)
  const { account, number } = lineOf(accounts, params)
  const stored = file && accounts.keep(file.name, file.type, Buffer.from(file.base64, 'base64'))
  const people = Array.from({ length: batch }, (_, index) =>
    index === 0 ? who : { ...who, from: String(Number(who.from) + index), name: `${who.name} ${index}` },
  )
  const messages: object[] = people.map((person) => {
    const id = accounts.nextId()
    const shown = [text, stored && `📎 ${stored.name}`].filter(Boolean).join('\n')
    number.add(person.from || person.userId, { id, isNumber: false, text: shown, choices: [], status: '' })
    return messageOf(person, id, stored ? mediaOf(stored, text) : { type: 'text', text: { body: text } })
  })
  if (isBroken) messages.splice(Math.floor(messages.length / 2), 0, { type: 'text', text: 'broken' })
  const event = eventOf(account, number, { contacts: people.flatMap(contactsOf), messages })
  const statuses = await Promise.all(Array.from({ length: times }, () => postAll(account, event)))
  if (!isForm) return sendJson(response, 200, { statuses: statuses.flat() })
  response.writeHead(303, { location: `/graph/whatsapp/${number.phoneId}` }).end()
}

async function choose(accounts: WhatsappAccounts, { params, body, response }: SandboxRequest): Promise<void> {
  const { id, ...who } = choosingSchema.parse(parseJson(body))
  const { account, number } = lineOf(accounts, params)
  const offered = number.chat(who.from || who.userId).lines.flatMap(({ choices }) => choices)
  const choice = offered.find((one) => one.id === id)
  if (!choice) return sendJson(response, 404, { error: 'There is no such choice.' })
  const messageId = accounts.nextId()
  number.add(who.from || who.userId, {
    id: messageId,
    isNumber: false,
    text: choice.title,
    choices: [],
    status: '',
  })
  const interactive = { type: 'button_reply', button_reply: { id, title: choice.title } }
  const messages = [messageOf(who, messageId, { type: 'interactive', interactive })]
  const event = eventOf(account, number, { contacts: contactsOf(who), messages })
  sendJson(response, 200, { statuses: await postAll(account, event) })
}

/** Marks all messages of the number as read by the person. */
async function read(accounts: WhatsappAccounts, { params, body, response }: SandboxRequest): Promise<void> {
  const { from, userId } = personSchema.parse(parseJson(body))
  const { account, number } = lineOf(accounts, params)
  const person = from || userId
  const last = number.chat(person).lines.findLast(({ isNumber }) => isNumber)
  const statuses = [statusOf({ id: last?.id ?? 'none', status: 'read', person, mark: '' })]
  sendJson(response, 200, { statuses: await postAll(account, eventOf(account, number, { statuses })) })
}

async function raw(accounts: WhatsappAccounts, { params, body, response }: SandboxRequest): Promise<void> {
  const { value, field } = rawSchema.parse(parseJson(body))
  const { account, number } = lineOf(accounts, params)
  sendJson(response, 200, { statuses: await postAll(account, eventOf(account, number, value, field)) })
}

/** Sets the webhook URL of a customer's own app, after the URL has confirmed it. */
async function ownApp(accounts: WhatsappAccounts, { params, body, response }: SandboxRequest): Promise<void> {
  const { url, verifyToken, secret } = ownSchema.parse(parseJson(body))
  const isConfirmed = await confirmUrl(url, verifyToken)
  if (isConfirmed) accounts.account(params['account'] ?? '').subscriptions.set('own', { url, secret })
  sendJson(response, 200, { isConfirmed })
}

function serveFile(accounts: WhatsappAccounts, { params, headers, response }: SandboxRequest): void {
  const file = headers.authorization?.startsWith('Bearer ') && accounts.file(params['file'] ?? '')
  if (!file) return sendJson(response, 401, {})
  response.writeHead(200, { 'content-type': file.type }).end(file.content)
}

function overview(accounts: WhatsappAccounts): string {
  const numbers = accounts.all().flatMap((account) => (account.subscriptions.size > 0 ? account.numbers : []))
  const rows = numbers.map(
    ({ phoneId, shown }) => `<p><a href="/graph/whatsapp/${phoneId}">${escapeHtml(shown)}</a></p>`,
  )
  const hint = '<p class="soft">Numbers that were connected; whoever signs in at Meta here has two.</p>'
  return renderPage({
    title: 'WhatsApp',
    body: `<h1>WhatsApp</h1>${hint}${rows.join('')}`,
    refreshSeconds: 5,
  })
}

/**
 * Renders a chat. The messages are in a frame of their own that reloads, so that a half-typed text is kept.
 */
function frame(phoneId: string, text: string): string {
  const path = `/graph/whatsapp/${encodeURIComponent(phoneId)}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>WhatsApp</title></head>
<body style="margin:0;display:grid;grid-template-rows:1fr auto;height:100vh;font:15px system-ui">
<iframe title="Chat" src="${path}/lines" style="border:0;width:100%;height:100%"></iframe>
<form method="post" action="${path}/say" style="display:flex;gap:8px;padding:12px">
<input name="text" value="${escapeHtml(text)}" aria-label="Message" required autofocus style="flex:1;padding:8px"><button>Send</button>
</form></body></html>`
}

function renderLine({ isNumber, text, choices, files, status }: WhatsappLine): string {
  const buttons = choices.map(({ title }) => `[${escapeHtml(title)}]`).join(' ')
  const who = isNumber ? `Number · ${escapeHtml(status)}` : 'You'
  return `<article><p class="soft">${who}</p><pre>${escapeHtml(text)}</pre>${renderFiles(files)}${buttons}</article>`
}
