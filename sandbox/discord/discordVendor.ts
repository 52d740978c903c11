import { z } from 'zod'
import { readContract } from '../contracts/readContract.ts'
import { parseJson } from '../http/readBody.ts'
import type { SentFile } from '../http/readForm.ts'
import type { ShownFile } from '../http/renderFiles.ts'
import { sendJson } from '../http/send.ts'
import type { SandboxRequest, Vendor } from '../http/Vendor.ts'
import { worldRoutes } from '../http/worldRoutes.ts'
import { messageOf } from './interactions.ts'
import { readMessage } from './readMessage.ts'
import {
  application,
  nextId,
  Servers,
  serversSchema,
  type PendingInteraction,
  type Fault,
  type Server,
} from './Servers.ts'
import { serverPages } from './serverPages.ts'

/** Discord accepts an answer to an interaction for 15 minutes. */
const openMs = 15 * 60_000
const api = '/api/v10'

/**
 * Discord's API, as far as an application needs it that receives interactions over HTTP.
 * Requests have to fit the vendor's own description of its interface. `/discord` is where a person plays the
 * member of a server.
 */
export function discordVendor(): Vendor {
  const contract = readContract('channels/discord.json')
  const servers = new Servers()
  servers.create('Sandbox')

  const refuse = ({ response }: SandboxRequest, status: number, code: number, message: string, more = {}) =>
    sendJson(response, status, { code, message, ...more })

  /** Sends the response of a fault, and returns whether there was one. */
  function isFaulty(request: SandboxRequest, fault: Fault['kind'] | undefined): boolean {
    if (fault === 'busy')
      refuse(request, 429, 0, 'You are being rate limited.', { retry_after: 0.9, global: false })
    else if (fault === 'down') refuse(request, 503, 0, 'Service unavailable')
    else if (fault === 'gone') refuse(request, 404, 10_015, 'Unknown Webhook')
    else if (fault === 'revoked') refuse(request, 401, 50_027, 'Invalid Webhook Token')
    else if (fault === 'unseen') refuse(request, 403, 50_001, 'Missing Access')
    else return false
    return true
  }

  function serverOfToken(token: string): { server: Server; waiting: PendingInteraction } | undefined {
    for (const server of servers.all()) {
      const waiting = server.asked.get(token)
      if (waiting && Date.now() - waiting.at < openMs) return { server, waiting }
    }
    return undefined
  }

  /** Stores the files of a message, and returns them with the URLs at which the sandbox serves them. */
  function shownFiles({ headers }: SandboxRequest, server: Server, sent: readonly SentFile[]): ShownFile[] {
    return sent.map(({ name, picture, content }) => {
      const id = server.keep(name, content)
      const url = `http://${headers.host}/discord/attachments/${server.guildId}/${id}/${encodeURIComponent(name)}`
      return { name, url, bytes: content.length, isPicture: picture !== '' }
    })
  }

  async function write(request: SandboxRequest): Promise<void> {
    const { params, url } = request
    const [id = '', token = ''] = [params['id'], params['token']]
    if (id === application.id) return follow(request, token)
    const server = servers.find(({ webhook }) => webhook.id === id)
    if (!server) return refuse(request, 404, 10_015, 'Unknown Webhook')
    if (server.webhook.token !== token) return refuse(request, 401, 50_027, 'Invalid Webhook Token')
    const fault = server.nextFault('webhook')
    if (isFaulty(request, fault)) return
    const message = await readMessage(contract, request, 'IncomingWebhookRequestPartial')
    if (message.problem !== undefined) return refuse(request, 400, 50_035, message.problem)
    if (message.buttons.length > 0) return refuse(request, 400, 50_035, 'No buttons by such a webhook')
    const channelId = url.searchParams.get('thread_id') ?? server.channelId
    if (channelId !== server.channelId && channelId !== server.threadId)
      return refuse(request, 404, 10_003, 'Unknown Channel')
    const { text, buttons, sent } = message
    const files = shownFiles(request, server, sent)
    const line = server.add({ by: 'webhook', channelId, text, buttons, files })
    if (fault === 'lost') return void request.response.destroy()
    sendJson(request.response, 200, messageOf(line))
  }

  async function follow(request: SandboxRequest, token: string): Promise<void> {
    const found = serverOfToken(token)
    if (!found) return refuse(request, 404, 10_015, 'Unknown Webhook')
    const fault = found.server.nextFault('follow')
    if (isFaulty(request, fault)) return
    const message = await readMessage(contract, request, 'IncomingWebhookRequestPartial')
    if (message.problem !== undefined) return refuse(request, 400, 50_035, message.problem)
    const { channelId, userId } = found.waiting
    const { text, buttons, sent } = message
    const files = shownFiles(request, found.server, sent)
    const line = found.server.add({ by: 'bot', channelId, answers: userId, text, buttons, files })
    if (fault === 'lost') return void request.response.destroy()
    sendJson(request.response, 200, messageOf(line))
  }

  async function edit(request: SandboxRequest): Promise<void> {
    const { params } = request
    const found = params['id'] === application.id ? serverOfToken(params['token'] ?? '') : undefined
    if (!found || params['message'] !== '@original') return refuse(request, 404, 10_015, 'Unknown Webhook')
    const fault = found.server.nextFault('answer')
    if (isFaulty(request, fault)) return
    const line = found.server.line(found.waiting.messageId)
    if (!line) return refuse(request, 404, 10_008, 'Unknown Message')
    const message = await readMessage(contract, request, 'IncomingWebhookUpdateRequestPartial')
    if (message.problem !== undefined) return refuse(request, 400, 50_035, message.problem)
    const { text, buttons, sent } = message
    const files = shownFiles(request, found.server, sent)
    Object.assign(line, { text, buttons, files, isPending: false })
    if (fault === 'lost') return void request.response.destroy()
    sendJson(request.response, 200, messageOf(line))
  }

  function drop(request: SandboxRequest): void {
    const found = serverOfToken(request.params['token'] ?? '')
    if (!found) return refuse(request, 404, 10_015, 'Unknown Webhook')
    found.server.remove(found.waiting.messageId)
    request.response.writeHead(204).end()
  }

  function readWebhook(request: SandboxRequest): void {
    const { params, response } = request
    const server = servers.find(({ webhook }) => webhook.id === params['id'])
    if (!server) return refuse(request, 404, 10_015, 'Unknown Webhook')
    if (server.webhook.token !== params['token']) return refuse(request, 401, 50_027, 'Invalid Webhook Token')
    const { guildId, channelId, webhook } = server
    const names = { name: 'Agent', avatar: null, application_id: null }
    sendJson(response, 200, { ...webhook, ...names, type: 1, channel_id: channelId, guild_id: guildId })
  }

  function readChannel(request: SandboxRequest): void {
    if (!isBot(request)) return refuse(request, 401, 0, '401: Unauthorized')
    const server = servers.find(({ channelId }) => channelId === request.params['channel'])
    if (!server?.hasBot) return refuse(request, 403, 50_001, 'Missing Access')
    const { guildId, channelId, name } = server
    const channel = { type: 0, flags: 0, position: 0 }
    sendJson(request.response, 200, {
      id: channelId,
      guild_id: guildId,
      name: name.toLowerCase(),
      ...channel,
    })
  }

  function setCommands(request: SandboxRequest): void {
    const { params, body, response } = request
    const server = servers.get(params['guild'] ?? '')
    if (!isBot(request) || params['app'] !== application.id)
      return refuse(request, 401, 0, '401: Unauthorized')
    if (!server?.hasBot) return refuse(request, 403, 50_001, 'Missing Access')
    if (isFaulty(request, server.nextFault('commands'))) return
    const commands = z.array(z.looseObject({ name: z.string() })).safeParse(parseJson(body))
    const problems = (commands.data ?? []).flatMap((command) =>
      contract.isPresent ? contract.problems('ApplicationCommandUpdateRequest', command) : [],
    )
    if (!commands.success || problems.length > 0)
      return refuse(request, 400, 50_035, problems.join('; ') || 'Invalid Form Body')
    server.commands = commands.data
    const made = { application_id: application.id, version: nextId(), default_member_permissions: null }
    const registered = commands.data.map((command) => ({
      description: '',
      type: 1,
      ...made,
      ...command,
      id: nextId(),
    }))
    sendJson(response, 200, registered)
  }

  function serveFile({ params, response }: SandboxRequest): void {
    const file = servers.get(params['guild'] ?? '')?.files.get(params['file'] ?? '')
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.content)
  }

  return {
    name: 'Discord',
    about: 'Servers, with a page where a person plays somebody who asks: /discord',
    prefix: '/discord',
    routes: [
      ...serverPages(servers),
      ...worldRoutes(serversSchema, {
        dump: () => servers.dump(),
        restore: (places) => servers.restore(places),
      }),
      { method: 'GET', path: `${api}/webhooks/:id/:token`, handle: readWebhook },
      { method: 'POST', path: `${api}/webhooks/:id/:token`, handle: write },
      { method: 'PATCH', path: `${api}/webhooks/:id/:token/messages/:message`, handle: edit },
      { method: 'DELETE', path: `${api}/webhooks/:id/:token/messages/:message`, handle: drop },
      { method: 'GET', path: `${api}/channels/:channel`, handle: readChannel },
      { method: 'PUT', path: `${api}/applications/:app/guilds/:guild/commands`, handle: setCommands },
      { method: 'GET', path: '/attachments/:guild/:file/:name', handle: serveFile },
    ],
  }
}

function isBot({ headers }: SandboxRequest): boolean {
  return headers.authorization === `Bot ${application.botToken}`
}
