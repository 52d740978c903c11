import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { senderOf } from '../clientSessions/senderOf.ts'
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts'
import { mailBrandOf } from './mailBrandOf.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import { countSentMail } from '../mailReputation/countSentMail.ts'
import { currentReputation } from '../mailReputation/settleReputation.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

interface Link {
  label: string
  url: string
}

/** A line of a table; `url`: what its value links to. */
export interface MailRow {
  label: string
  value: string
  url?: string
}

export interface ClientMail {
  region: Region
  /** The agency that the email is sent for. */
  agency: Agency
  to: string
  language: Language
  subject: string
  /** The heading of the email; its subject where missing. */
  heading?: string
  /** A code that the recipient types. */
  code?: string
  lead: string
  /** The words of a person. */
  quote?: string
  /** A table below the lead. */
  rows?: readonly MailRow[]
  /** Further paragraphs. */
  paragraphs?: readonly string[]
  action?: Link
  /** Small print at the end, with links. */
  foot?: { text: string; links: readonly Link[] }
  /**
   * True for an email that was not requested: it is not sent while too many of the agency's emails bounce.
   * Not for emails about payments, which announce what an unpaid plan leads to.
   */
  isNotice?: boolean
  /** Whether a stranger has named the recipient in a form; such emails are counted apart. */
  isOfForm?: boolean
  /** The URL at which one request unsubscribes the recipient (RFC 8058). */
  endUrl?: string
  /** A repeated key sends nothing. */
  idempotencyKey: string
}

/** Emails a person in the name of their agency, and counts the email for it. All texts are plain text. */
export async function sendClientMail(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  {
    region,
    agency,
    to,
    language,
    subject,
    isNotice = false,
    isOfForm = false,
    endUrl,
    idempotencyKey,
    ...texts
  }: ClientMail,
): Promise<void> {
  const owner = { region, agencyId: agency.ID }
  const reputation = await currentReputation(owner, now())
  const isStopped = reputation.stoppedAt > 0
  if (isStopped && isNotice) return
  const { domain, ...neutral } = await senderOf(region, agency, now())
  await mail.send({
    to,
    subject,
    text: textOf(texts),
    html: mailHtml({
      heading: texts.heading ?? subject,
      code: texts.code,
      lead: texts.lead,
      quote: texts.quote,
      content:
        rowsHtml(texts.rows ?? []) +
        (texts.paragraphs ?? []).map((words) => `<p>${escapeHtml(words)}</p>`).join(''),
      ...(texts.action && { action: texts.action }),
      foot: texts.foot ? footHtml(texts.foot) : '',
      language,
      brand: mailBrandOf(agency),
    }),
    idempotencyKey,
    // Emails that are sent although notices are stopped must not harm the agency's own domain further.
    sender: { ...neutral, ...(domain && !isStopped && { domain }) },
    agency: { ...owner, ...(isOfForm && { isOfForm }) },
    ...(endUrl && { headers: endHeaders(endUrl) }),
  })
  const mailed = { ...owner, isOfForm }
  await countSentMail(mailed, isOfForm ? await currentReputation(mailed, now()) : reputation, now())
}

type MailContent = Pick<ClientMail, 'code' | 'lead' | 'quote' | 'rows' | 'paragraphs' | 'action' | 'foot'>

function textOf({ code, lead, quote, rows = [], paragraphs = [], action, foot }: MailContent): string {
  const table = rows.map(({ label, value, url }) => [`${label}: ${value}`, url].filter(Boolean).join('\n'))
  const links = foot?.links.map(({ label, url }) => `${label}: ${url}`) ?? []
  const parts = [
    code,
    lead,
    quote,
    table.join('\n') || undefined,
    ...paragraphs,
    action?.url,
    foot && [foot.text, ...links].join('\n'),
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function rowsHtml(rows: readonly MailRow[]): string {
  if (rows.length === 0) return ''
  const lines = rows.map(({ label, value, url }) => {
    const shown = `<b>${escapeHtml(value)}</b>`
    const linked = url ? `<a href="${escapeHtml(url)}" style="color:inherit">${shown}</a>` : shown
    return `<tr><td style="${cell}">${escapeHtml(label)}</td><td style="${cell};text-align:end">${linked}</td></tr>`
  })
  return `<table role="presentation" style="width:100%;margin:20px 0 0;border-collapse:collapse">${lines.join('')}</table>`
}

/** Mail programs ignore style sheets. */
const cell = 'padding:6px 0;border-top:1px solid #e7e2d8'

function footHtml({ text, links }: NonNullable<ClientMail['foot']>): string {
  const shown = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(label)}</a>`,
  )
  return `${escapeHtml(text)} ${shown.join(' · ')}`
}

function endHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
