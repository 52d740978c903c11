import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { senderOf } from '../clientSessions/senderOf.ts'
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import { countSentMail } from '../mailReputation/countSentMail.ts'
import { currentReputation } from '../mailReputation/settleReputation.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

interface Link {
  label: string
  address: string
}

export interface ClientMail {
  region: Region
  /** The agency that the email is sent for. */
  agency: Agency
  to: string
  language: Language
  subject: string
  lead: string
  /** Further paragraphs. */
  paragraphs?: readonly string[]
  action?: Link
  /** Small print at the end, with links. */
  foot?: { text: string; links: readonly Link[] }
  /**
   * True for an email that was not requested: it is not sent while too many of the agency's emails bounce.
   */
  isNotice?: boolean
  /** The URL at which one request unsubscribes the recipient (RFC 8058). */
  endAddress?: string
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
    endAddress,
    idempotencyKey,
    ...said
  }: ClientMail,
): Promise<void> {
  const reputation = await currentReputation(region, agency.ID, now())
  const isStopped = reputation.stoppedAt > 0
  if (isStopped && isNotice) return
  const { domain, ...neutral } = await senderOf(region, agency, now())
  await mail.send({
    to,
    subject,
    text: textOf(said),
    html: mailHtml({
      lead: said.lead,
      content: (said.paragraphs ?? []).map((words) => `<p>${escapeHtml(words)}</p>`).join(''),
      ...(said.action && { action: said.action }),
      foot: said.foot ? footHtml(said.foot) : '',
      language,
      brand: { name: agency.name, primary: agency.primary },
    }),
    idempotencyKey,
    // Emails that are sent although notices are stopped must not harm the agency's own domain further.
    sender: { ...neutral, ...(domain && !isStopped && { domain }) },
    agency: { region, agencyId: agency.ID },
    ...(endAddress && { headers: endHeaders(endAddress) }),
  })
  await countSentMail(region, agency.ID, reputation, now())
}

type MailContent = Pick<ClientMail, 'lead' | 'paragraphs' | 'action' | 'foot'>

function textOf({ lead, paragraphs = [], action, foot }: MailContent): string {
  const links = foot?.links.map(({ label, address }) => `${label}: ${address}`) ?? []
  const parts = [lead, ...paragraphs, action?.address, foot && [foot.text, ...links].join('\n')]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function footHtml({ text, links }: NonNullable<ClientMail['foot']>): string {
  const shown = links.map(
    ({ label, address }) => `<a href="${escapeHtml(address)}" style="color:inherit">${escapeHtml(label)}</a>`,
  )
  return `${escapeHtml(text)} ${shown.join(' · ')}`
}

function endHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
