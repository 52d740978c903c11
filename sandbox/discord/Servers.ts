import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ShownFile } from '../http/renderFiles.ts'

/** The application of Parley at Discord, as `functions/.env.demo-parley` configures it. */
export const application = { id: '1100000000000000001', botToken: 'sandbox-discord-bot-token' } as const

export interface Button {
  label: string
  custom_id?: string | undefined
  url?: string | undefined
}

/** A message in a channel. */
export interface Line {
  messageId: string
  /** The id of the channel, or of a thread in it. */
  channelId: string
  by: 'person' | 'bot' | 'webhook'
  text: string
  buttons: Button[]
  files?: ShownFile[]
  /** True while the answer is still being written; `answers` has the user whom it is for. */
  isPending?: boolean
  answers?: string
  /** Visible only to the person who wrote the command. */
  isHidden?: boolean
}

/** An interaction that waits for its answer. */
export interface PendingInteraction {
  token: string
  at: number
  userId: string
  channelId: string
  messageId: string
}

/**
 * A fault that the next calls get instead of a response.
 * `lost`: the call takes effect and the connection closes. `gone`: the webhook does not exist. `revoked`: its
 * token has changed.
 */
export const faultSchema = z.strictObject({
  call: z.enum(['webhook', 'answer', 'follow', 'commands']).default('webhook'),
  kind: z.enum(['busy', 'down', 'lost', 'gone', 'revoked', 'unseen']),
  times: z.int().min(1).max(100).default(1),
})
export type Fault = z.infer<typeof faultSchema>

/** Servers that have the bot, without their messages. */
export const serversSchema = z.array(
  z.strictObject({
    guildId: z.string(),
    channelId: z.string(),
    threadId: z.string(),
    webhook: z.strictObject({ id: z.string(), token: z.string() }),
    name: z.string(),
    commands: z.array(z.unknown()),
  }),
)
type SavedServer = z.infer<typeof serversSchema>[number]

const maxLines = 500
const maxAsked = 200
const maxFiles = 20
const maxServers = 100
const firstMoment = 1_420_070_400_000n

let counted = 0n
/** Returns an id that contains the time of its creation, as Discord's ids do. */
export function nextId(at = Date.now()): string {
  counted = (counted + 1n) % 4_194_304n
  return String(((BigInt(at) - firstMoment) << 22n) + counted)
}

/** A server with one channel, its webhook, and a thread. */
export class Server {
  guildId = nextId()
  channelId = nextId()
  threadId = nextId()
  webhook = { id: nextId(), token: randomBytes(40).toString('base64url') }
  readonly name: string
  hasBot = false
  commands: unknown[] = []
  faults: Fault[] = []
  lines: Line[] = []
  readonly asked = new Map<string, PendingInteraction>()
  readonly files = new Map<string, { name: string; content: Buffer }>()

  constructor(name: string) {
    this.name = name
  }

  add(line: Omit<Line, 'messageId'>): Line {
    const added = { ...line, messageId: nextId() }
    this.lines = [...this.lines, added].slice(-maxLines)
    return added
  }

  line(messageId: string): Line | undefined {
    return this.lines.find((line) => line.messageId === messageId)
  }

  remove(messageId: string): void {
    this.lines = this.lines.filter((line) => line.messageId !== messageId)
  }

  ask(request: PendingInteraction): void {
    this.asked.set(request.token, request)
    const [oldest] = this.asked.keys()
    if (this.asked.size > maxAsked && oldest !== undefined) this.asked.delete(oldest)
  }

  keep(name: string, content: Buffer): string {
    const id = nextId()
    this.files.set(id, { name, content })
    const [oldest] = this.files.keys()
    if (this.files.size > maxFiles && oldest !== undefined) this.files.delete(oldest)
    return id
  }

  nextFault(call: Fault['call']): Fault['kind'] | undefined {
    const fault = this.faults.find((one) => one.call === call && one.times > 0)
    if (fault) fault.times--
    return fault?.kind
  }
}

export class Servers {
  private readonly servers = new Map<string, Server>()

  create(name: string, saved: Partial<SavedServer> = {}): Server {
    const server = Object.assign(new Server(name), saved)
    this.servers.set(server.guildId, server)
    const [oldest] = this.servers.keys()
    if (this.servers.size > maxServers && oldest !== undefined) this.servers.delete(oldest)
    return server
  }

  get(guildId: string): Server | undefined {
    return this.servers.get(guildId)
  }

  find(is: (server: Server) => boolean): Server | undefined {
    return this.all().find(is)
  }

  all(): Server[] {
    return [...this.servers.values()]
  }

  dump(): SavedServer[] {
    return this.all()
      .filter(({ hasBot }) => hasBot)
      .map(({ guildId, channelId, threadId, webhook, name, commands }) => ({
        guildId,
        channelId,
        threadId,
        webhook,
        name,
        commands,
      }))
  }

  restore(saved: readonly SavedServer[]): void {
    for (const server of saved) this.create(server.name, server).hasBot = true
  }
}
