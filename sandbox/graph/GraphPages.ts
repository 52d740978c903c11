import { z } from 'zod'
import { readContract } from '../contracts/readContract.ts'
import type { ShownFile } from '../http/renderFiles.ts'
import { fetchMedia } from './fetchMedia.ts'
import { graphApp } from './graphApp.ts'
import { graphRefusals, type Act, type GraphCall, type GraphResult } from './graphCall.ts'
import type { GraphChats } from './GraphChats.ts'
import { instagramOfPage, pagesOf, personOf } from './graphPeople.ts'
import { writeToken } from './graphTokens.ts'
import type { GraphWebhook } from './GraphWebhook.ts'
import { pageEvent } from './pageEvents.ts'

const subscribeSchema = z.object({ subscribed_fields: z.array(z.string()) })
const actionSchema = z.object({ recipient: z.object({ id: z.string() }), sender_action: z.string() })
const sendSchema = z.object({
  recipient: z.object({ id: z.string() }),
  message: z.object({
    text: z.string().default(''),
    quick_replies: z.array(z.object({ title: z.string(), payload: z.string() })).default([]),
    metadata: z.string().default(''),
    attachment: z
      .object({ type: z.enum(['image', 'file']), payload: z.object({ url: z.string() }) })
      .optional(),
  }),
})

const maxInstagramBytes = 1_000
const maxInstagramImageBytes = 8_000_000
const wrong = (message: string, code = 100): GraphResult => ({ error: { code, message } })
/** The ids of people on Instagram begin with 9. */
const isOfInstagram = (person: string) => person.startsWith('9')

/**
 * Pages with their Instagram accounts: they can be connected, and the application sends messages in their
 * names.
 */
export class GraphPages {
  private readonly contract = readContract('channels/messenger.json')
  /** Instagram accounts by their names, as far as their pages have been requested. */
  private readonly called = new Map<string, string>()
  private readonly subscriptions = new Map<string, string[]>()
  private readonly chats: GraphChats
  private readonly webhook: GraphWebhook

  constructor(chats: GraphChats, webhook: GraphWebhook) {
    this.chats = chats
    this.webhook = webhook
  }

  /** Returns the pages that have subscribed the application to events. */
  connected(): string[] {
    return [...this.subscriptions.keys()]
  }

  /** Returns the events that each page has subscribed the application to. */
  dump(): Record<string, string[]> {
    return Object.fromEntries(this.subscriptions)
  }

  restore(subscriptions: Readonly<Record<string, string[]>>): void {
    for (const [page, fields] of Object.entries(subscriptions)) this.subscriptions.set(page, fields)
  }

  /** Returns the Instagram account with this name. */
  accountCalled(username: string): string | undefined {
    return this.called.get(username)
  }

  /** Returns whether the application is subscribed to this kind of event of a page. */
  tells(page: string, field: string): boolean {
    return this.subscriptions.get(page)?.includes(field) ?? false
  }

  readonly accounts: Act = ({ token }) => {
    if (!token || token.kind === 'page') return { error: graphRefusals.needsToken }
    const own = pagesOf(personOf(token.name))
    for (const { instagram } of own) if (instagram) this.called.set(instagram.username, instagram.id)
    const data = own.map(({ id, name, tasks, instagram }) => ({
      id,
      name,
      tasks,
      access_token: writeToken({ ...token, kind: 'page', page: id }),
      picture: { data: { url: 'http://127.0.0.1:4010/graph/picture.svg' } },
      ...(instagram && { instagram_business_account: instagram }),
    }))
    return { result: { data } }
  }

  readonly subscribe: Act = (call) => {
    const page = pageOf(call)
    if (!page) return { error: graphRefusals.unknown }
    const problems = this.problems('SubscribeRequest', call.body)
    if (problems) return wrong(problems)
    this.subscriptions.set(page, subscribeSchema.parse(call.body).subscribed_fields)
    return { result: { success: true } }
  }

  readonly subscription: Act = (call) => {
    const page = pageOf(call)
    if (!page) return { error: graphRefusals.unknown }
    const fields = this.subscriptions.get(page)
    const data = fields ? [{ id: graphApp.id, name: 'Sandbox', subscribed_fields: fields }] : []
    return { result: { data } }
  }

  readonly unsubscribe: Act = (call) => {
    const page = pageOf(call)
    if (!page) return { error: graphRefusals.unknown }
    this.subscriptions.delete(page)
    return { result: { success: true } }
  }

  readonly send: Act = (call) => {
    const page = pageOf(call)
    if (!page) return { error: graphRefusals.unknown }
    const action = actionSchema.safeParse(call.body)
    const problems = this.problems(action.success ? 'SenderActionRequest' : 'SendRequest', call.body)
    if (problems) return wrong(problems)
    if (action.success) return { result: { recipient_id: action.data.recipient.id } }
    return this.deliver(page, sendSchema.parse(call.body))
  }

  private async deliver(
    page: string,
    { recipient, message }: z.infer<typeof sendSchema>,
  ): Promise<GraphResult> {
    const { text, quick_replies: replies, metadata, attachment } = message
    const isInstagram = isOfInstagram(recipient.id)
    if (isInstagram && Buffer.byteLength(text) > maxInstagramBytes)
      return wrong('Message is longer than 1000 bytes')
    const files = attachment ? await this.filesOf(attachment, isInstagram) : []
    if (!files) return { error: { code: 100, subcode: 2_018_047, message: 'Upload attachment failure.' } }
    const account = isInstagram ? instagramOfPage(page) : page
    const { mid } = this.chats.add(account, recipient.id, { from: 'bot', text, replies, files })
    // Instagram does not say which application has sent a message.
    const named = isInstagram ? {} : { app_id: Number(graphApp.id), metadata }
    if (this.tells(page, 'message_echoes'))
      void this.webhook.post(
        pageEvent(account, {
          sender: { id: account },
          recipient: { id: recipient.id },
          message: {
            mid,
            ...(text && { text }),
            is_echo: true,
            ...named,
            ...(attachment && { attachments: [attachment] }),
          },
        }),
      )
    return { result: { recipient_id: recipient.id, message_id: mid } }
  }

  /** Fetches the file of a message as Meta does; undefined for a type or size that Meta refuses. */
  private async filesOf(
    { type, payload }: { type: 'image' | 'file'; payload: { url: string } },
    isInstagram: boolean,
  ): Promise<ShownFile[] | undefined> {
    const file = await fetchMedia(payload.url)
    if (!file) return undefined
    const { name, picture, content } = file
    const isPicture = ['image/png', 'image/jpeg', 'image/gif'].includes(picture)
    if (type === 'image' && !isPicture) return undefined
    if (isInstagram && (type !== 'image' || content.length > maxInstagramImageBytes)) return undefined
    return [{ name, url: payload.url, bytes: content.length, isPicture }]
  }

  private problems(schema: string, body: unknown): string {
    if (!this.contract.isPresent) return ''
    return this.contract.problems(schema, body).join('; ')
  }
}

/** Returns the page of a call, when its token belongs to that page. */
function pageOf({ params, token }: GraphCall): string | undefined {
  return token?.kind === 'page' && token.page === params['id'] ? token.page : undefined
}
