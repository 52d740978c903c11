import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ShownFile } from '../http/renderFiles.ts'

/** Our application, as `functions/.env.demo-parley` has it. */
export const application = { id: '1100000000000000001', botToken: 'sandbox-discord-bot-token' } as const

export interface Button {
  label: string
  custom_id?: string | undefined
  url?: string | undefined
}

/** What stands in a channel. */
export interface Line {
  messageId: string
  /** The channel, or a thread of it. */
  channelId: string
  by: 'person' | 'bot' | 'webhook'
  text: string
  buttons: Button[]
  files?: ShownFile[]
  /** The answer is still being written, and whom it is for. */
  isPending?: boolean
  answers?: string
  /** Nobody else sees it. */
  isHidden?: boolean
}

/** What somebody waits for an answer to. */
export interface Asked {
  token: string
  at: number
  userId: string
  channelId: string
  messageId: string
}

/**
 * What the next calls get in place of an answer. `lost`: done, and the connection ends; `gone`: there is no such
 * webhook; `revoked`: its token is another one.
 */
export const faultSchema = z.strictObject({
  call: z.enum(['webhook', 'answer', 'follow', 'commands']).default('webhook'),
  kind: z.enum(['busy', 'down', 'lost', 'gone', 'revoked', 'unseen']),
  times: z.int().min(1).max(100).default(1),
})
export type Fault = z.infer<typeof faultSchema>

/** Servers that our bot is on, without what was said there. */
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
type ServerPlace = z.infer<typeof serversSchema>[number]

const mostLines = 500
const mostAsked = 200
const mostFiles = 20
const mostServers = 100
const firstMoment = 1_420_070_400_000n

let counted = 0n
/** Ids tell when they were made, as Discord's do. */
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
  readonly asked = new Map<string, Asked>()
  readonly files = new Map<string, { name: string; content: Buffer }>()

  constructor(name: string) {
    this.name = name
  }

  add(line: Omit<Line, 'messageId'>): Line {
    const added = { ...line, messageId: nextId() }
    this.lines = [...this.lines, added].slice(-mostLines)
    return added
  }

  line(messageId: string): Line | undefined {
    return this.lines.find((known) => known.messageId === messageId)
  }

  remove(messageId: string): void {
    this.lines = this.lines.filter((known) => known.messageId !== messageId)
  }

  ask(asked: Asked): void {
    this.asked.set(asked.token, asked)
    const [oldest] = this.asked.keys()
    if (this.asked.size > mostAsked && oldest !== undefined) this.asked.delete(oldest)
  }

  keep(name: string, content: Buffer): string {
    const id = nextId()
    this.files.set(id, { name, content })
    const [oldest] = this.files.keys()
    if (this.files.size > mostFiles && oldest !== undefined) this.files.delete(oldest)
    return id
  }

  takeFault(call: Fault['call']): Fault['kind'] | undefined {
    const fault = this.faults.find((known) => known.call === call && known.times > 0)
    if (fault) fault.times--
    return fault?.kind
  }
}

export class Servers {
  private readonly servers = new Map<string, Server>()

  create(name: string, place: Partial<ServerPlace> = {}): Server {
    const server = Object.assign(new Server(name), place)
    this.servers.set(server.guildId, server)
    const [oldest] = this.servers.keys()
    if (this.servers.size > mostServers && oldest !== undefined) this.servers.delete(oldest)
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

  dump(): ServerPlace[] {
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

  restore(places: readonly ServerPlace[]): void {
    for (const place of places) this.create(place.name, place).hasBot = true
  }
}
