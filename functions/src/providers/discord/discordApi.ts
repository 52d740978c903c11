import { z } from 'zod'
import type { Discord, DiscordResponse, DiscordMessage } from '../../domain/kernel/channels/Discord.ts'
import { readAtMost } from '../readAtMost.ts'
import { discordCommands, discordRows } from './discordBodies.ts'

const webhookSchema = z
  .object({ type: z.literal(1), channel_id: z.string(), guild_id: z.string() })
  .transform(({ channel_id: channelId, guild_id: guildId }) => ({ channelId, guildId }))
const channelSchema = z
  .object({ name: z.string(), guild_id: z.string() })
  .transform(({ name, guild_id: guildId }) => ({ name, guildId }))
const doneSchema = z.unknown().transform((): true => true)
const errorSchema = z.object({
  code: z.number().default(0),
  message: z.string().default(''),
  retry_after: z.number().default(0),
})

const maxWaitMs = 15_000
/** The permission to see the channels of a server. */
const permissions = 1_024
const origins = [
  'https://discord.com',
  'https://discordapp.com',
  'https://ptb.discord.com',
  'https://canary.discord.com',
]
const fileHosts = ['cdn.discordapp.com', 'media.discordapp.net']

export interface DiscordApplication {
  /** Without `/api`. */
  baseUrl: string
  applicationId: string
  botToken: string
}

interface DiscordCall<Schema extends z.ZodType> {
  result: Schema
  body?: unknown
  form?: FormData
  isBot?: boolean
}

/** Creates the client of Discord's REST API. Some URLs contain tokens, so none is ever logged. */
export function discordApi({ baseUrl, applicationId, botToken }: DiscordApplication): Discord {
  async function send<Schema extends z.ZodType>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { result, body, form, isBot = false }: DiscordCall<Schema>,
  ): Promise<DiscordResponse<z.output<Schema>>> {
    const response = await fetch(`${baseUrl}/api/v10${path}`, {
      method,
      headers: {
        'user-agent': `DiscordBot (${baseUrl}, 1)`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(isBot && { authorization: `Bot ${botToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // FormData sets its own content type with the boundary.
      ...(form && { body: form }),
      redirect: 'error',
      signal: AbortSignal.timeout(maxWaitMs),
    }).catch((error: unknown) => {
      // The error's own message may contain the URL.
      throw new Error(`Discord did not answer: ${error instanceof Error ? error.name : ''}`)
    })
    const content: unknown = await response.json().catch(() => undefined)
    if (response.ok) return { result: result.parse(content) }
    const {
      code,
      message,
      retry_after: seconds,
    } = errorSchema.safeParse(content).data ?? errorSchema.parse({})
    return { refusal: { status: response.status, code, message, retryAfterMs: Math.ceil(seconds * 1_000) } }
  }
  const answerPath = (token: string) => `/webhooks/${applicationId}/${encodeURIComponent(token)}`

  return {
    inviteUrl: inviteUrlOf(baseUrl, applicationId),
    webhookOf: (url) => webhookOf(url, baseUrl),
    readWebhook: ({ id, token }) => send('GET', `/webhooks/${id}/${token}`, { result: webhookSchema }),
    readChannel: (channelId) => send('GET', `/channels/${channelId}`, { result: channelSchema, isBot: true }),
    setCommands: (guildId, commands) =>
      send('PUT', `/applications/${applicationId}/guilds/${guildId}/commands`, {
        result: doneSchema,
        body: discordCommands(commands),
        isBot: true,
      }),
    writeByWebhook({ id, token }, message, threadId) {
      const thread = threadId ? `&thread_id=${threadId}` : ''
      const path = `/webhooks/${id}/${token}?wait=true${thread}`
      return send('POST', path, { result: doneSchema, ...contentOf(message) })
    },
    writeAnswer: (token, message) =>
      send('PATCH', `${answerPath(token)}/messages/@original`, { result: doneSchema, ...contentOf(message) }),
    followAnswer: (token, message) =>
      send('POST', `${answerPath(token)}?wait=true`, { result: doneSchema, ...contentOf(message) }),
    deleteAnswer: (token) =>
      send('DELETE', `${answerPath(token)}/messages/@original`, { result: doneSchema }),
    async readFile(url, maxBytes) {
      return isFileUrl(url, baseUrl) ? readAtMost('Discord', url, maxBytes) : undefined
    },
  }
}

function inviteUrlOf(baseUrl: string, applicationId: string): string {
  const url = new URL(`${baseUrl}/oauth2/authorize`)
  url.searchParams.set('client_id', applicationId)
  url.searchParams.set('scope', 'bot applications.commands')
  url.searchParams.set('permissions', String(permissions))
  return url.toString()
}

/** Returns the body of a message, which never mentions anyone, whatever its text contains. */
function bodyOf({ content, buttons, file }: DiscordMessage): object {
  const rows = discordRows(buttons)
  return {
    content,
    allowed_mentions: { parse: [] },
    ...(rows.length > 0 && { components: rows }),
    // An attachment from before that is not in this list is deleted.
    ...(file && { attachments: [{ id: '0', filename: file.name }] }),
  }
}

/** Returns a message as JSON, or as a form if it has a file. */
function contentOf(message: DiscordMessage): { body: object } | { form: FormData } {
  const { file } = message
  if (!file) return { body: bodyOf(message) }
  const form = new FormData()
  form.set('payload_json', JSON.stringify(bodyOf(message)))
  form.set('files[0]', new Blob([new Uint8Array(file.content)], { type: file.type }), file.name)
  return { form }
}

/** Parses the URL of a webhook; undefined for one of another server. */
function webhookOf(url: string, baseUrl: string): ReturnType<Discord['webhookOf']> {
  const [, origin = '', id = '', token = ''] =
    /^(.+)\/api\/(?:v\d+\/)?webhooks\/(\d{17,20})\/([\w-]{20,120})$/.exec(url) ?? []
  return [...origins, baseUrl].includes(origin) ? { id, token } : undefined
}

/** Returns whether a URL is on Discord's own hosts; other URLs are never requested. */
function isFileUrl(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, port, username, password } = new URL(url)
  if (url.startsWith(`${baseUrl}/attachments/`)) return true
  return protocol === 'https:' && port === '' && username + password === '' && fileHosts.includes(hostname)
}
