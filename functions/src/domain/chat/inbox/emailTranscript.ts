import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import { hourMs } from '../../../shared/durations.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { InboxNeeds } from './InboxNeeds.ts'
import { hasContent, wordsOf } from '../conversations/messages.ts'
import { readTranscript } from '../conversations/readTranscript.ts'
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { requireOperator, type ConversationInput } from './operator.ts'

/** Mail services take about 40 MB; people read less. */
const maxCharacters = 500_000

/** Emails a conversation to one email address. Notes, costs and sources are left out. */
export async function emailTranscript(
  needs: InboxNeeds & { ports: Pick<Ports, 'mail'> },
  caller: Caller,
  input: ConversationInput & { to: string },
) {
  const operator = await requireOperator(caller, 'mailTranscripts', input)
  await throttle(`transcript:${operator.workspaceId}`, 20, hourMs, needs.ports.now())
  await throttle(`mail:${operator.workspaceId}:${input.to}`, 5, hourMs, needs.ports.now())
  const stored = await needs.conversations.read(input)
  if (!stored) throw new AppError('not-found')
  const { rows, isComplete } = await readRows(input, stored.data)
  const started = new Date(stored.data.startedAt).toISOString().slice(0, 16).replace('T', ' ')
  const cut = isComplete ? '' : 'Earlier messages are left out because there are more than an email can hold.'
  const content = rows.map(
    ({ who, text, at }) =>
      `<p style="margin:16px 0 0"><b>${escapeHtml(who)}</b> <span style="color:#6b645c;font-size:13px">${at}</span><br>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  )
  const subject = `Conversation of ${started}`
  const lead = `All times are UTC.${cut && ` ${cut}`}`
  const html = mailHtml({ heading: subject, lead, content: content.join('\n') })
  const text = `Conversation of ${started} (UTC)\n\n${cut && `${cut}\n\n`}${rows.map((row) => `${row.at} ${row.who}: ${row.text}`).join('\n\n')}\n`
  const idempotencyKey = sha256(`${input.conversationId} ${input.to} ${stored.version}`)
  await needs.ports.mail.send({
    to: input.to,
    subject,
    html,
    text,
    idempotencyKey,
  })
  return { success: true as const }
}

interface Row {
  who: string
  text: string
  at: string
}

/** Returns the newest messages that fit into an email. */
async function readRows(input: ConversationInput, conversation: Conversation) {
  const visitor = conversation.visitor.name || 'Visitor'
  const rows: Row[] = []
  let characters = 0
  let isComplete = true
  for await (const messages of readTranscript(input, conversation)) {
    for (const message of messages.filter(hasContent)) {
      const at = new Date(message.at).toISOString().slice(11, 16)
      const row = { who: nameOfAuthor(message, visitor), text: wordsOf(message), at }
      rows.push(row)
      characters += row.text.length
    }
    while (characters > maxCharacters && rows.length > 1) {
      characters -= rows.shift()?.text.length ?? 0
      isComplete = false
    }
  }
  return { rows, isComplete }
}

function nameOfAuthor({ role, author }: Message, visitor: string): string {
  if (role === 'visitor') return visitor
  if (role === 'operator') return author || 'Team'
  return role === 'event' ? '—' : 'Agent'
}
