import { z } from 'zod'
import type { ShownFile } from '../../http/renderFiles.ts'

/** A message in a chat. `status` is set for messages of the number. */
export interface WhatsappLine {
  id: string
  isNumber: boolean
  text: string
  choices: { id: string; title: string }[]
  files?: ShownFile[]
  status: string
}

export interface WhatsappFile {
  id: string
  name: string
  type: string
  content: Buffer
}

/** The URL to which Meta posts an account's messages for an app, signed with the app's secret. */
export interface WhatsappSubscription {
  url: string
  secret: string
}

const templateSchema = z.strictObject({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  body: z.string(),
})

/** Connected business accounts without their messages; `pins` are those of their numbers. */
export const whatsappWorldSchema = z.array(
  z.strictObject({
    wabaId: z.string(),
    pins: z.array(z.string()),
    subscriptions: z.record(z.string(), z.strictObject({ url: z.string(), secret: z.string() })),
    templates: z.array(templateSchema),
  }),
)

/**
 * A fault of the next messages of a number.
 * `pair`: too many to one person. `unreachable`: fails at once. `failsLater`: fails with a later event.
 */
export const whatsappFaultSchema = z.strictObject({
  kind: z.enum(['pair', 'rate', 'unreachable', 'failsLater']),
  times: z.int().min(1).max(100).default(1),
})
type WhatsappFault = z.infer<typeof whatsappFaultSchema>

const maxLines = 300
const maxChats = 1_200
const maxAccounts = 200
const maxFiles = 30
const dayMs = 24 * 3_600_000

class WhatsappChat {
  lines: WhatsappLine[] = []
  lastIncomingAt = 0
}

/** A number of an account, with its chats by the person's number. */
export class WhatsappNumber {
  readonly phoneId: string
  /** Empty while it is not registered. */
  pin = ''
  faults: WhatsappFault[] = []
  private readonly chats = new Map<string, WhatsappChat>()

  constructor(phoneId: string) {
    this.phoneId = phoneId
  }

  get shown(): string {
    return `+1 555 ${this.phoneId.slice(-9, -5)}${this.phoneId.slice(-5)}`
  }

  chat(person: string): WhatsappChat {
    const chat = this.chats.get(person) ?? new WhatsappChat()
    this.chats.set(person, chat)
    const [oldest] = this.chats.keys()
    if (this.chats.size > maxChats && oldest !== undefined) this.chats.delete(oldest)
    return chat
  }

  add(person: string, line: WhatsappLine): void {
    const chat = this.chat(person)
    chat.lines = [...chat.lines, line].slice(-maxLines)
    if (!line.isNumber) chat.lastIncomingAt = Date.now()
  }

  /** Returns whether the person has written within a day. */
  isOpen(person: string): boolean {
    return Date.now() - this.chat(person).lastIncomingAt < dayMs
  }

  nextFault(): WhatsappFault['kind'] | undefined {
    const fault = this.faults.find(({ times }) => times > 0)
    if (fault) fault.times--
    return fault?.kind
  }
}

/** A business account with two numbers, whose ids are derived from its own. */
export class WhatsappAccount {
  readonly wabaId: string
  readonly numbers: readonly WhatsappNumber[]
  /** Subscriptions by the app's id; `own` is the customer's own app. */
  readonly subscriptions = new Map<string, WhatsappSubscription>()
  templates: z.infer<typeof templateSchema>[] = []

  constructor(wabaId: string) {
    this.wabaId = wabaId
    this.numbers = [1, 2].map((index) => new WhatsappNumber(`10${wabaId.slice(2)}${index}`))
  }
}

/** All business accounts: every id that begins with 16 is one. */
export class WhatsappAccounts {
  private readonly accounts = new Map<string, WhatsappAccount>()
  private readonly files = new Map<string, WhatsappFile>()
  private count = 0

  account(wabaId: string): WhatsappAccount {
    const account = this.accounts.get(wabaId) ?? new WhatsappAccount(wabaId)
    this.accounts.set(wabaId, account)
    const [oldest] = this.accounts.keys()
    if (this.accounts.size > maxAccounts && oldest !== undefined) this.accounts.delete(oldest)
    return account
  }

  ofPhone(phoneId: string): { account: WhatsappAccount; number: WhatsappNumber } | undefined {
    const account = this.account(`16${phoneId.slice(2, -1)}`)
    const number = account.numbers.find((one) => one.phoneId === phoneId)
    return number && { account, number }
  }

  all(): WhatsappAccount[] {
    return [...this.accounts.values()]
  }

  dump(): z.infer<typeof whatsappWorldSchema> {
    return this.all()
      .filter(({ subscriptions }) => subscriptions.size > 0)
      .map(({ wabaId, numbers, subscriptions, templates }) => ({
        wabaId,
        pins: numbers.map(({ pin }) => pin),
        subscriptions: Object.fromEntries(subscriptions),
        templates,
      }))
  }

  restore(accounts: z.infer<typeof whatsappWorldSchema>): void {
    for (const { wabaId, pins, subscriptions, templates } of accounts) {
      const account = this.account(wabaId)
      for (const [index, number] of account.numbers.entries()) number.pin = pins[index] ?? ''
      for (const [app, subscription] of Object.entries(subscriptions))
        account.subscriptions.set(app, subscription)
      account.templates = templates
    }
  }

  /** Returns a message id in the form of Meta's. */
  nextId(): string {
    return `wamid.SANDBOX${Date.now().toString(36)}${++this.count}`
  }

  keep(name: string, type: string, content: Buffer): WhatsappFile {
    const file = { id: `19${Date.now()}${++this.count}`, name, type, content }
    this.files.set(file.id, file)
    const [oldest] = this.files.keys()
    if (this.files.size > maxFiles && oldest !== undefined) this.files.delete(oldest)
    return file
  }

  file(id: string): WhatsappFile | undefined {
    return this.files.get(id)
  }
}
