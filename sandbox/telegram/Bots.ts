import { z } from 'zod'
import type { ShownFile } from '../http/renderFiles.ts'

/** What a person or a bot has said in a chat. */
export interface ChatLine {
  messageId: number
  isBot: boolean
  text: string
  buttons: { text: string; url?: string | undefined; callback_data?: string | undefined }[]
  /** Sent by the bot. */
  files?: ShownFile[]
}

/** What a person has sent beside his words. */
export interface SentFile {
  id: string
  name: string
  content: Buffer
}

/** What the next calls of a method get in place of an answer. `lost`: done, and the connection ends. */
export const faultSchema = z.strictObject({
  method: z.string().default('sendMessage'),
  kind: z.enum(['busy', 'lost', 'blocked', 'revoked']),
  times: z.int().min(1).max(100).default(1),
})
export type Fault = z.infer<typeof faultSchema>

/** Where bots post what is written to them, by their numbers. */
export const botsSchema = z.record(z.string(), z.strictObject({ url: z.url(), secret: z.string() }))

const mostLines = 500
const mostBots = 200
const mostFiles = 20

/** One bot with its only chats: a number of lines each. */
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
    this.chats.set(chatId, [...this.lines(chatId), added].slice(-mostLines))
    return added
  }

  keep(name: string, content: Buffer): SentFile {
    const file = { id: `file${++this.messages}`, name, content }
    this.files.set(file.id, file)
    const [oldest] = this.files.keys()
    if (this.files.size > mostFiles && oldest !== undefined) this.files.delete(oldest)
    return file
  }

  file(id: string): SentFile | undefined {
    return this.files.get(id)
  }

  nextUpdate(): number {
    return ++this.updates
  }

  /** The fault that this call meets, if one is set for it. */
  takeFault(method: string): Fault['kind'] | undefined {
    const fault = this.faults.find((known) => known.method === method && known.times > 0)
    if (fault) fault.times--
    return fault?.kind
  }
}

/** Bots by their numbers; every token of the right form is one, unless it has `revoked` in it. */
export class Bots {
  private readonly bots = new Map<number, Bot>()

  ofToken(token: string): Bot | undefined {
    const [, id] = /^(\d{5,15}):[\w-]{30,60}$/.exec(token) ?? []
    return id === undefined || token.includes('revoked') ? undefined : this.ofId(Number(id))
  }

  ofId(id: number): Bot {
    const known = this.bots.get(id)
    if (known) return known
    const bot = new Bot(id)
    this.bots.set(id, bot)
    const [oldest] = this.bots.keys()
    if (this.bots.size > mostBots && oldest !== undefined) this.bots.delete(oldest)
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
