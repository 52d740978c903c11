import { createPrivateKey, sign } from 'node:crypto'
import { readContract } from '../contracts/readContract.ts'
import { application, nextId, type Line, type Server } from './Servers.ts'

/** The PKCS #8 bytes before an Ed25519 seed. The emulators have the public key of this seed. */
const keyPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const key = createPrivateKey({
  key: Buffer.concat([keyPrefix, Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
})

export interface Person {
  id: string
  name: string
  isBot: boolean
}

/** The posts of an interaction: their number, their age in seconds, and whether the signature is wrong. */
export interface Posting {
  times: number
  lateSeconds: number
  isWrong: boolean
}

function userOf({ id, name, isBot }: Person) {
  const flags = { public_flags: 0, flags: 0 }
  return {
    id,
    username: name.toLowerCase(),
    global_name: name,
    avatar: null,
    discriminator: '0',
    bot: isBot,
    ...flags,
  }
}

/** Returns the fields that every interaction has; one in a private chat has no server. */
export function interactionOf(
  server: Server,
  person: Person,
  { isPrivate = false, isInThread = false }: { isPrivate?: boolean; isInThread?: boolean },
) {
  const user = userOf(person)
  const channelId = isInThread ? server.threadId : server.channelId
  const member = {
    user,
    nick: null,
    roles: [],
    joined_at: '2026-01-04T20:21:10.139000+00:00',
    deaf: false,
    mute: false,
  }
  return {
    id: nextId(),
    application_id: application.id,
    token: Buffer.from(`interaction:${nextId()}:${Math.random()}`).toString('base64url'),
    version: 1,
    locale: 'en-US',
    entitlements: [],
    attachment_size_limit: 10_485_760,
    channel_id: isPrivate ? nextId() : channelId,
    ...(isPrivate
      ? { context: 1, user }
      : {
          context: 0,
          guild_id: server.guildId,
          guild_locale: 'en-US',
          channel: {
            id: channelId,
            type: isInThread ? 11 : 0,
            parent_id: isInThread ? server.channelId : null,
            guild_id: server.guildId,
          },
          member: { ...member, permissions: '2248473465835073' },
        }),
  }
}

/** Renders a message in the form in which Discord returns and sends it. */
export function messageOf(line: Line) {
  const buttons = line.buttons.map(({ label, custom_id: id, url }, index) => ({
    type: 2,
    id: index + 2,
    style: url === undefined ? 2 : 5,
    label,
    ...(url === undefined ? { custom_id: id ?? '' } : { url }),
  }))
  const isOurs = line.by === 'bot'
  const author = userOf({ id: isOurs ? application.id : line.channelId, name: 'Sandbox', isBot: true })
  return {
    id: line.messageId,
    channel_id: line.channelId,
    type: 0,
    content: line.text,
    author: { ...author, primary_guild: null },
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    attachments: (line.files ?? []).map(({ name, url, bytes }, index) => ({
      id: `${line.messageId.slice(0, -1)}${index}`,
      filename: name,
      size: bytes,
      url,
      proxy_url: url,
    })),
    embeds: [],
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    flags: 0,
    components: buttons.length > 0 ? [{ type: 1, id: 1, components: buttons }] : [],
    pinned: false,
    tts: false,
  }
}

const contract = readContract('channels/discord.json')

/** Posts an interaction to the application `times` times, and returns each status with its response. */
export async function postInteraction(
  endpoint: string,
  interaction: object,
  { times, lateSeconds, isWrong }: Posting,
): Promise<{ status: number; reply: unknown; problems: string[] }[]> {
  const timestamp = String(Math.floor(Date.now() / 1_000) - lateSeconds)
  const body = JSON.stringify(interaction)
  const signature = sign(null, Buffer.from(timestamp + (isWrong ? `${body} ` : body)), key).toString('hex')
  const headers = {
    'content-type': 'application/json',
    'x-signature-ed25519': signature,
    'x-signature-timestamp': timestamp,
  }
  return Promise.all(
    Array.from({ length: times }, async () => {
      const response = await fetch(endpoint, { method: 'POST', headers, body })
      const reply: unknown = await response.json().catch(() => undefined)
      return { status: response.status, reply, problems: response.ok ? problemsOf(reply) : [] }
    }),
  )
}

/** Returns why Discord would refuse the application's response; empty when it would not. */
function problemsOf(reply: unknown): string[] {
  if (!contract.isPresent) return []
  const schemas = ['PongInteractionCallbackRequest', 'CreateMessageInteractionCallbackRequest']
  const found = schemas.map((schema) => contract.problems(schema, reply))
  return found.some((problems) => problems.length === 0) ? [] : (found[1] ?? [])
}
