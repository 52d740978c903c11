import { z } from 'zod'
import type { ShownFile } from '../../http/renderFiles.ts'

/** What stands in a chat. `status`: of what the number has said. */
export interface WaLine {
  id: string
  isNumber: boolean
  text: string
  choices: { id: string; title: string }[]
  files?: ShownFile[]
  status: string
}

export interface WaFile {
  id: string
  name: string
  type: string
  content: Buffer
}

/** An address that an app has an account's messages posted to, signed with the app's secret. */
export interface WaSubscription {
  url: string
  secret: string
}

const templateSchema = z.strictObject({
  name: z.string(),
  language: z.string(),
  category: z.string(),
  body: z.string(),
})

/** Business accounts that somebody has connected, without what was said there; `pins`: of their numbers. */
export const waWorldSchema = z.array(
  z.strictObject({
    wabaId: z.string(),
    pins: z.array(z.string()),
    subscriptions: z.record(z.string(), z.strictObject({ url: z.string(), secret: z.string() })),
    templates: z.array(templateSchema),
  }),
)

/** What happens to the next messages of a number: too many to one person; out of reach, told at once or later. */
export const waFaultSchema = z.strictObject({
  kind: z.enum(['pair', 'rate', 'unreachable', 'failsLater']),
  times: z.int().min(1).max(100).default(1),
})
type WaFault = z.infer<typeof waFaultSchema>

const mostLines = 300
const mostChats = 1_200
const mostAccounts = 200
const mostFiles = 30
const dayMs = 24 * 3_600_000

class WaChat {
  lines: WaLine[] = []
  lastIncomingAt = 0
}

/** One number of an account, with its chats by what their people are called. */
export class WaNumber {
  readonly phoneId: string
  /** Empty while it is not registered. */
  pin = ''
  faults: WaFault[] = []
  private readonly chats = new Map<string, WaChat>()

  constructor(phoneId: string) {
    this.phoneId = phoneId
  }

  get shown(): string {
    return `+1 555 ${this.phoneId.slice(-9, -5)}${this.phoneId.slice(-5)}`
  }

  chat(person: string): WaChat {
    const chat = this.chats.get(person) ?? new WaChat()
    this.chats.set(person, chat)
    const [oldest] = this.chats.keys()
    if (this.chats.size > mostChats && oldest !== undefined) this.chats.delete(oldest)
    return chat
  }

  add(person: string, line: WaLine): void {
    const chat = this.chat(person)
    chat.lines = [...chat.lines, line].slice(-mostLines)
    if (!line.isNumber) chat.lastIncomingAt = Date.now()
  }

  /** Whether the person has written within a day. */
  isOpen(person: string): boolean {
    return Date.now() - this.chat(person).lastIncomingAt < dayMs
  }

  takeFault(): WaFault['kind'] | undefined {
    const fault = this.faults.find(({ times }) => times > 0)
    if (fault) fault.times--
    return fault?.kind
  }
}

/** A business account: two numbers, whose ids follow from its own. */
export class WaAccount {
  readonly wabaId: string
  readonly numbers: readonly WaNumber[]
  /** By the app's id; `own` for a customer's own. */
  readonly subscriptions = new Map<string, WaSubscription>()
  templates: z.infer<typeof templateSchema>[] = []

  constructor(wabaId: string) {
    this.wabaId = wabaId
    this.numbers = [1, 2].map((place) => new WaNumber(`10${wabaId.slice(2)}${place}`))
  }
}

/** All accounts: every id that begins with 16 is one. */
export class WaAccounts {
  private readonly accounts = new Map<string, WaAccount>()
  private readonly files = new Map<string, WaFile>()
  private count = 0

  account(wabaId: string): WaAccount {
    const account = this.accounts.get(wabaId) ?? new WaAccount(wabaId)
    this.accounts.set(wabaId, account)
    const [oldest] = this.accounts.keys()
    if (this.accounts.size > mostAccounts && oldest !== undefined) this.accounts.delete(oldest)
    return account
  }

  ofPhone(phoneId: string): { account: WaAccount; number: WaNumber } | undefined {
    const account = this.account(`16${phoneId.slice(2, -1)}`)
    const number = account.numbers.find((known) => known.phoneId === phoneId)
    return number && { account, number }
  }

  all(): WaAccount[] {
    return [...this.accounts.values()]
  }

  dump(): z.infer<typeof waWorldSchema> {
    return this.all()
      .filter(({ subscriptions }) => subscriptions.size > 0)
      .map(({ wabaId, numbers, subscriptions, templates }) => ({
        wabaId,
        pins: numbers.map(({ pin }) => pin),
        subscriptions: Object.fromEntries(subscriptions),
        templates,
      }))
  }

  restore(accounts: z.infer<typeof waWorldSchema>): void {
    for (const { wabaId, pins, subscriptions, templates } of accounts) {
      const account = this.account(wabaId)
      for (const [place, number] of account.numbers.entries()) number.pin = pins[place] ?? ''
      for (const [app, subscription] of Object.entries(subscriptions))
        account.subscriptions.set(app, subscription)
      account.templates = templates
    }
  }

  /** As Meta names messages. */
  nextId(): string {
    return `wamid.SANDBOX${Date.now().toString(36)}${++this.count}`
  }

  keep(name: string, type: string, content: Buffer): WaFile {
    const file = { id: `19${Date.now()}${++this.count}`, name, type, content }
    this.files.set(file.id, file)
    const [oldest] = this.files.keys()
    if (this.files.size > mostFiles && oldest !== undefined) this.files.delete(oldest)
    return file
  }

  file(id: string): WaFile | undefined {
    return this.files.get(id)
  }
}
