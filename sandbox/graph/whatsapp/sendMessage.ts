import { z } from 'zod'
import type { GraphResult } from '../graphCall.ts'
import type { SentFile } from '../../http/readForm.ts'
import type { ShownFile } from '../../http/renderFiles.ts'
import { fetchMedia } from '../fetchMedia.ts'
import { eventOf, postAll, statusOf } from './postEvent.ts'
import type { WhatsappAccount, WhatsappAccounts, WhatsappNumber } from './WhatsappAccounts.ts'

const choiceSchema = z.object({ id: z.string(), title: z.string() })
const bodySchema = z.object({
  to: z.string().optional(),
  recipient: z.string().optional(),
  text: z.object({ body: z.string() }).optional(),
  interactive: z
    .object({
      body: z.object({ text: z.string().min(1).max(1_024) }),
      action: z.object({
        buttons: z.array(z.object({ reply: choiceSchema })).optional(),
        sections: z.array(z.object({ rows: z.array(choiceSchema) })).optional(),
      }),
    })
    .optional(),
  template: z
    .object({
      name: z.string(),
      language: z.object({ code: z.string() }),
      components: z
        .array(z.object({ parameters: z.array(z.object({ text: z.string() })).default([]) }))
        .default([]),
    })
    .optional(),
  image: z.object({ link: z.string() }).optional(),
  document: z.object({ link: z.string(), filename: z.string() }).optional(),
  biz_opaque_callback_data: z.string().default(''),
})
type Body = z.infer<typeof bodySchema>

/** Media types and sizes by Meta's list of supported media. */
const imageTypes = new Set(['image/jpeg', 'image/png'])
const maxImageBytes = 5_000_000
const documentTypes = new Set([
  'application/pdf',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
])

const refuse = (code: number, message: string): GraphResult => ({
  error: { code, message: `(#${code}) ${message}` },
})

/**
 * Adds a message to its chat, and posts its statuses before this call returns, the later one first.
 * A person who has not written for a day gets approved templates only.
 */
export async function sendMessage(
  accounts: WhatsappAccounts,
  account: WhatsappAccount,
  number: WhatsappNumber,
  rawBody: unknown,
): Promise<GraphResult> {
  const body = bodySchema.parse(rawBody)
  const person = body.to ?? body.recipient ?? ''
  const fault = number.nextFault()
  if (fault === 'pair') return refuse(131_056, '(Business Account, Consumer Account) pair rate limit hit')
  if (fault === 'rate') return refuse(130_429, 'Rate limit hit')
  if (fault === 'unreachable') return refuse(131_026, 'Message undeliverable')
  const content = wordsOf(account, body)
  if (typeof content !== 'string') return content
  const id = accounts.nextId()
  const mark = body.biz_opaque_callback_data
  const notify = (status: 'sent' | 'delivered' | 'failed', code?: number) =>
    postAll(
      account,
      eventOf(account, number, {
        statuses: [statusOf({ id, status, person, mark, ...(code !== undefined && { code }) })],
      }),
    )
  const result = { messaging_product: 'whatsapp', messages: [{ id, message_status: 'accepted' }] }
  if (!body.template && !number.isOpen(person)) {
    if (number.chat(person).lastIncomingAt === 0) return refuse(131_047, 'Re-engagement message')
    await notify('failed', 131_047)
    return { result }
  }
  const isLost = fault === 'failsLater'
  const files = await filesOf(body)
  // Meta responds before it fetches a file, so a bad file fails later.
  if (!files) {
    await notify('failed', 131_053)
    return { result }
  }
  number.add(person, {
    id,
    isNumber: true,
    text: content,
    choices: choicesOf(body),
    files,
    status: isLost ? 'failed' : 'delivered',
  })
  if (isLost) await notify('failed', 131_026)
  else {
    await notify('delivered')
    await notify('sent')
  }
  return { result }
}

/** Fetches the files of a message as Meta does; undefined for a type or size that Meta refuses. */
async function filesOf({ image, document }: Body): Promise<ShownFile[] | undefined> {
  const named = document ?? (image && { ...image, filename: '' })
  if (!named) return []
  const file = await fetchMedia(named.link, named.filename)
  const isTaken = file && (image ? isImage(file) : documentTypes.has(file.type))
  if (!isTaken) return undefined
  const { name, content, picture } = file
  return [{ name, url: named.link, bytes: content.length, isPicture: picture !== '' }]
}

function isImage({ type, picture, content }: SentFile): boolean {
  return type === picture && imageTypes.has(picture) && content.length <= maxImageBytes
}

function choicesOf({ interactive }: Body): { id: string; title: string }[] {
  const buttons = interactive?.action.buttons?.map(({ reply }) => reply) ?? []
  return [...buttons, ...(interactive?.action.sections?.flatMap(({ rows }) => rows) ?? [])]
}

function wordsOf(account: WhatsappAccount, { text, interactive, template }: Body): string | GraphResult {
  if (!template) return interactive?.body.text ?? text?.body ?? ''
  const approved = account.templates.find(
    ({ name, language }) => name === template.name && language === template.language.code,
  )
  if (!approved) return refuse(132_001, 'Template name does not exist in the translation')
  const values = template.components.flatMap(({ parameters }) => parameters.map((value) => value.text))
  if (new Set(approved.body.match(/\{\{\d+\}\}/g)).size !== values.length)
    return refuse(132_000, 'Number of parameters does not match the expected number of params')
  return approved.body.replaceAll(
    /\{\{(\d+)\}\}/g,
    (sign, position: string) => values[Number(position) - 1] ?? sign,
  )
}
