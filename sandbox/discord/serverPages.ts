import { z } from 'zod'
import { escapeHtml } from '../http/escapeHtml.ts'
import { parseJson } from '../http/readBody.ts'
import { renderFiles } from '../http/renderFiles.ts'
import { renderPage } from '../http/renderPage.ts'
import { sendJson, sendPage } from '../http/send.ts'
import type { Route, SandboxRequest } from '../http/Vendor.ts'
import { interactionOf, messageOf, postInteraction, type Person } from './interactions.ts'
import { faultSchema, nextId, type Button, type Line, type Server, type Servers } from './Servers.ts'

const personSchema = z.object({
  userId: z
    .string()
    .regex(/^\d{1,20}$/)
    .default('1033044521375764530'),
  name: z.string().max(60).default('Ada'),
  isBot: z.boolean().default(false),
})
const postingSchema = z.object({
  /** The number of posts of the same interaction. */
  times: z.int().min(1).max(20).default(1),
  lateSeconds: z.int().min(-1_000).max(10_000).default(0),
  isWrong: z.boolean().default(false),
})
const sayingSchema = personSchema.extend({
  ...postingSchema.shape,
  text: z.string().max(6_000).default(''),
  command: z.enum(['ask', 'Ask', 'forget']).default('ask'),
  isPrivate: z.boolean().default(false),
  isInThread: z.boolean().default(false),
  /** An attached file, in base64. */
  file: z.strictObject({ name: z.string().max(100), base64: z.string().max(4_000_000) }).optional(),
})
const newServerSchema = z.object({ name: z.string().max(60).default('Sandbox') })
const pressingSchema = personSchema.extend({ ...postingSchema.shape, label: z.string() })
const deferredSchema = z.object({
  type: z.int(),
  data: z.object({ content: z.string().optional(), flags: z.int().optional() }).optional(),
})

/** The pages where a person plays the member of a server, with routes that let a test do the same. */
export function serverPages(servers: Servers): Route[] {
  let endpoint = ''
  const at = (handle: (server: Server, request: SandboxRequest) => unknown) => (request: SandboxRequest) => {
    const server = servers.get(request.params['guild'] ?? '')
    if (!server) return sendJson(request.response, 404, { error: 'There is no such server.' })
    return Promise.resolve(handle(server, request)).then(() => undefined)
  }
  return [
    { method: 'GET', path: '', handle: ({ response }) => sendPage(response, overview(servers)) },
    {
      method: 'GET',
      path: '/oauth2/authorize',
      handle: ({ response }) => sendPage(response, invitation(servers)),
    },
    {
      method: 'POST',
      path: '/sandbox/endpoint',
      handle({ body, response }) {
        ;({ url: endpoint } = z.strictObject({ url: z.url() }).parse(parseJson(body)))
        sendJson(response, 200, { success: true })
      },
    },
    {
      method: 'POST',
      path: '/servers',
      handle({ body, headers, response }) {
        const fields = isForm(headers) ? Object.fromEntries(new URLSearchParams(body)) : parseJson(body)
        const { name } = newServerSchema.parse(fields ?? {})
        const server = servers.create(name)
        if (!isForm(headers)) return sendJson(response, 200, detailsOf(server))
        response.writeHead(303, { location: `/discord/servers/${server.guildId}` }).end()
      },
    },
    {
      method: 'POST',
      path: '/servers/:guild/bot',
      handle: at((server, { headers, response }) => {
        server.hasBot = true
        if (!isForm(headers)) return sendJson(response, 200, { success: true })
        response.writeHead(303, { location: `/discord/servers/${server.guildId}` }).end()
      }),
    },
    {
      method: 'POST',
      path: '/servers/:guild/faults',
      handle: at((server, { body, response }) => {
        server.faults.push(faultSchema.parse(parseJson(body)))
        sendJson(response, 200, { success: true })
      }),
    },
    {
      method: 'GET',
      path: '/servers/:guild',
      handle: at((server, { response }) => sendPage(response, frame(server))),
    },
    {
      method: 'GET',
      path: '/servers/:guild/lines',
      handle: at((server, { response }) => sendPage(response, renderServer(server))),
    },
    {
      method: 'GET',
      path: '/servers/:guild/all',
      handle: at(({ lines, commands }, { response }) => sendJson(response, 200, { lines, commands })),
    },
    { method: 'POST', path: '/servers/:guild/say', handle: at(say) },
    { method: 'POST', path: '/servers/:guild/press', handle: at(press) },
  ]

  async function say(server: Server, request: SandboxRequest): Promise<void> {
    const { body, headers, response } = request
    const form = isForm(headers) ? { text: new URLSearchParams(body).get('text') ?? '' } : undefined
    const saying = sayingSchema.parse(form ?? parseJson(body))
    const person = personOf(saying)
    const interaction = { ...interactionOf(server, person, saying), ...commandOf(server, saying, request) }
    const shown = saying.file ? `${saying.text}\n📎 ${saying.file.name}` : saying.text
    const channelId = saying.isInThread ? server.threadId : server.channelId
    server.add({ by: 'person', channelId, text: `/${saying.command} ${shown}`, buttons: [] })
    const posted = await post(server, interaction, { person, channelId }, saying)
    if (!form) return sendJson(response, 200, posted)
    response.writeHead(303, { location: `/discord/servers/${server.guildId}` }).end()
  }

  async function press(server: Server, { body, headers, response }: SandboxRequest): Promise<void> {
    const form = isForm(headers) ? { label: new URLSearchParams(body).get('label') ?? '' } : undefined
    const pressing = pressingSchema.parse(form ?? parseJson(body))
    const has = (button: Button) => button.label === pressing.label && button.custom_id !== undefined
    const line = server.lines.findLast(({ buttons }) => buttons.some(has))
    if (!line) return sendJson(response, 404, { error: 'There is no such button.' })
    const person = personOf(pressing)
    const custom_id = line.buttons.find(has)?.custom_id ?? ''
    const isInThread = line.channelId === server.threadId
    const interaction = {
      ...interactionOf(server, person, { isInThread }),
      type: 3,
      data: { component_type: 2, custom_id, id: 2 },
      message: messageOf(line),
    }
    const posted = await post(server, interaction, { person, channelId: line.channelId }, pressing)
    if (!form) return sendJson(response, 200, posted)
    response.writeHead(303, { location: `/discord/servers/${server.guildId}` }).end()
  }

  /**
   * Posts an interaction, and shows the application's response: its text, or that an answer is being written.
   */
  async function post(
    server: Server,
    interaction: { token: string },
    { person, channelId }: { person: Person; channelId: string },
    posting: z.infer<typeof postingSchema>,
  ) {
    if (endpoint === '') return { statuses: [], problems: ['No application listens.'] }
    // Added before the request, because the answer may arrive before the response does.
    const pending: Line = server.add({ by: 'bot', channelId, text: '', buttons: [], isPending: true })
    const { messageId } = pending
    server.ask({ token: interaction.token, at: Date.now(), userId: person.id, channelId, messageId })
    pending.answers = person.id
    const posted = await postInteraction(endpoint, interaction, posting)
    const reply = deferredSchema.safeParse(posted.find(({ status }) => status === 200)?.reply).data
    if (!reply) server.remove(messageId)
    if (reply?.data?.flags === 64) pending.isHidden = true
    if (reply?.type === 4) Object.assign(pending, { isPending: false, text: reply.data?.content ?? '' })
    return {
      statuses: posted.map(({ status }) => status),
      answers: posted.map(({ reply }) => reply),
      problems: posted.flatMap(({ problems }) => problems),
    }
  }
}

function personOf({ userId, name, isBot }: z.infer<typeof personSchema>): Person {
  return { id: userId, name, isBot }
}

function detailsOf({ guildId, channelId, webhook: { id, token } }: Server) {
  return { guildId, channelId, webhookPath: `/discord/api/webhooks/${id}/${token}` }
}

function isForm(headers: SandboxRequest['headers']): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false
}

/** Builds the data of a command; a command on a message contains that message. */
function commandOf(
  server: Server,
  saying: z.infer<typeof sayingSchema>,
  { headers }: SandboxRequest,
): object {
  const { text, command, file } = saying
  const id = file && server.keep(file.name, Buffer.from(file.base64, 'base64'))
  const url = `http://${headers.host}/discord/attachments/${server.guildId}/${id}/${encodeURIComponent(file?.name ?? '')}`
  const size = file ? Buffer.from(file.base64, 'base64').length : 0
  const attachment = file && id && { id, filename: file.name, size, url, proxy_url: url }
  if (command === 'Ask') {
    const line: Line = { messageId: nextId(), channelId: server.channelId, by: 'person', text, buttons: [] }
    const message = { ...messageOf(line), attachments: attachment ? [attachment] : [] }
    const resolved = { messages: { [line.messageId]: message } }
    return { type: 2, data: { id: nextId(), name: command, type: 3, target_id: line.messageId, resolved } }
  }
  const options = [
    ...(text ? [{ name: 'question', type: 3, value: text }] : []),
    ...(id ? [{ name: 'file', type: 11, value: id }] : []),
  ]
  const resolved = attachment && id ? { resolved: { attachments: { [id]: attachment } } } : {}
  return { type: 2, data: { id: nextId(), name: command, type: 1, options, ...resolved } }
}

const newServer = '<form method="post" action="/discord/servers"><button>New server</button></form>'

function overview(servers: Servers): string {
  const rows = servers
    .all()
    .map(({ guildId, name }) => `<p><a href="/discord/servers/${guildId}">${escapeHtml(name)}</a></p>`)
  return renderPage({
    title: 'Discord',
    body: `<h1>Discord</h1>${rows.join('')}${newServer}`,
    refreshSeconds: 5,
  })
}

/** Renders the page where the manager of a server adds the bot. */
function invitation(servers: Servers): string {
  const rows = servers
    .all()
    .map(
      ({ guildId, name }) =>
        `<form method="post" action="/discord/servers/${guildId}/bot"><p>${escapeHtml(name)} <button>Add the bot</button></p></form>`,
    )
  return renderPage({
    title: 'Discord',
    body: `<h1>Add the bot to a server</h1>${rows.join('')}${newServer}`,
    refreshSeconds: 60,
  })
}

/**
 * Renders a server's chat. The messages are in a frame of their own that reloads, so that a half-typed text
 * is kept.
 */
function frame({ guildId }: Server): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Discord</title></head>
<body style="margin:0;display:grid;grid-template-rows:1fr auto;height:100vh;font:15px system-ui">
<iframe title="Channel" src="/discord/servers/${guildId}/lines" style="border:0;width:100%;height:100%"></iframe>
<form method="post" action="/discord/servers/${guildId}/say" style="display:flex;gap:8px;padding:12px">
<input name="text" aria-label="Question" required autofocus style="flex:1;padding:8px"><button>/ask</button>
</form></body></html>`
}

function renderServer(server: Server): string {
  const { channelId, webhookPath } = detailsOf(server)
  const details = `<dl><dt>Channel ID</dt><dd>${channelId}</dd><dt>Webhook URL</dt><dd>http://127.0.0.1:4010${webhookPath}</dd>
<dt>Bot</dt><dd>${server.hasBot ? 'added' : '<a href="/discord/oauth2/authorize" target="_top">not added yet</a>'}</dd></dl>`
  const lines = server.lines.map((line) => renderLine(server, line)).join('')
  const body = `<h1>${escapeHtml(server.name)}</h1><article>${details}</article>${lines}`
  return renderPage({ title: server.name, body, refreshSeconds: 2 })
}

function renderLine({ guildId }: Server, { by, text, buttons, files, isPending }: Line): string {
  const choices = buttons.map(({ label, url }) =>
    url === undefined
      ? `<button name="label" value="${escapeHtml(label)}">${escapeHtml(label)}</button>`
      : `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`,
  )
  const form = `<form method="post" action="/discord/servers/${guildId}/press" target="_top">${choices.join(' ')}</form>`
  const shown = isPending ? '… is thinking' : escapeHtml(text)
  return `<article><p class="soft">${by}</p><pre>${shown}</pre>${renderFiles(files)}${form}</article>`
}
