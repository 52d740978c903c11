import { z } from 'zod'
import type { ShownFile } from '../http/renderFiles.ts'

/** A message of a person or a bot in a chat. */
export interface ChatLine {
  messageId: number
  isBot: boolean
  text: string
  buttons: { text: string; url?: string | undefined; callback_data?: string | undefined }[]
  /** Files that the bot has sent. */
  files?: ShownFile[]
}

/** A file that a person has sent. */
export interface SentFile {
  id: string
  name: string
  content: Buffer
}

/**
 * A fault that the next calls of a method get instead of a response. `lost`: the call takes effect, and the
 * connection closes.
 */
export const faultSchema = z.strictObject({
  method: z.string().default('sendMessage'),
  kind: z.enum(['busy', 'lost', 'blocked', 'revoked']),
  times: z.int().min(1).max(100).default(1),
})
export type Fault = z.infer<typeof faultSchema>

/** The webhooks of bots, by the numbers of the bots. */
export const botsSchema = z.record(z.string(), z.strictObject({ url: z.url(), secret: z.string() }))

const maxLines = 500
const maxBots = 200
const maxFiles = 20

/** A bot with its latest chats, each limited to its latest messages. */
export class Bot {
  readonly id: number
  webhook: { url: string; secret: string } | undefined
  faults: Fault[] = []
  private readonly files = new Map<string, SentFile>()
  private updates = 0
  private messages = 0
  private readonly chats = new Map<number, ChatLine[]>()

  constructor(id: number) {
    this.id = id
  }

  get username(): string {
    return `sandbox_${this.id}_bot`
  }

  lines(chatId: number): ChatLine[] {
    return this.chats.get(chatId) ?? []
  }

  add(chatId: number, line: Omit<ChatLine, 'messageId'>): ChatLine {
    const added = { ...line, messageId: ++this.messages }
    this.chats.set(chatId, [...this.lines(chatId), added].slice(-maxLines))
    return added
  }

  keep(name: string, content: Buffer): SentFile {
    const file = { id: `file${++this.messages}`, name, content }
    this.files.set(file.id, file)
    const [oldest] = this.files.keys()
    if (this.files.size > maxFiles && oldest !== undefined) this.files.delete(oldest)
    return file
  }

  file(id: string): SentFile | undefined {
    return this.files.get(id)
  }

  nextUpdate(): number {
    return ++this.updates
  }

  /** Returns the fault that this call gets, and counts it as used. */
  nextFault(method: string): Fault['kind'] | undefined {
    const fault = this.faults.find((one) => one.method === method && one.times > 0)
    if (fault) fault.times--
    return fault?.kind
  }
}

/** Bots by their numbers; every token of the right form is valid, unless it contains `revoked`. */
export class Bots {
  private readonly bots = new Map<number, Bot>()

  ofToken(token: string): Bot | undefined {
    const [, id] = /^(\d{5,15}):[\w-]{30,60}$/.exec(token) ?? []
    return id === undefined || token.includes('revoked') ? undefined : this.ofId(Number(id))
  }

  ofId(id: number): Bot {
    const existing = this.bots.get(id)
    if (existing) return existing
    const bot = new Bot(id)
    this.bots.set(id, bot)
    const [oldest] = this.bots.keys()
    if (this.bots.size > maxBots && oldest !== undefined) this.bots.delete(oldest)
    return bot
  }

  all(): Bot[] {
    return [...this.bots.values()]
  }

  dump(): z.infer<typeof botsSchema> {
    return Object.fromEntries(this.all().flatMap(({ id, webhook }) => (webhook ? [[id, webhook]] : [])))
  }

  restore(webhooks: z.infer<typeof botsSchema>): void {
    for (const [id, webhook] of Object.entries(webhooks)) this.ofId(Number(id)).webhook = webhook
  }
}
