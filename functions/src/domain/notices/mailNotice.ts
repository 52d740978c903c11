import type { Agency } from '../../shared/agency.ts'
import type { Notice } from '../../shared/notices.ts'
import type { Region } from '../../shared/regions.ts'
import { senderOf } from '../clientSessions/senderOf.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { mailHtml } from '../mailHtml.ts'
import type { Ports } from '../ports.ts'
import { noticePath } from './noticePath.ts'
import { noticeTexts } from './noticeTexts.ts'

interface NoticeMail {
  region: Region
  to: string
  agency: Agency
  /** Of the agency's address. */
  origin: string
  notice: Notice
  /** The same again sends nothing. */
  idempotencyKey: string
}

/** Mails a client what has happened, in his agency's name and without a word of the visitor's. */
export async function mailNotice(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  { region, to, agency, origin, notice, idempotencyKey }: NoticeMail,
): Promise<void> {
  const { subject, text, action } = noticeTexts[notice.kind]
  const lead = text(notice.agentTitle || agency.name)
  const address = origin + noticePath(region, notice)
  const settings = `${origin}/app?notifications=settings`
  const foot = 'You get this mail because of your notification settings.'
  const link = `<a href="${settings}" style="color:inherit">Change them, or end these mails</a>`
  await mail.send({
    to,
    subject,
    text: `${lead}\n\n${address}\n\n${foot} Change them, or end these mails: ${settings}\n`,
    html: mailHtml({
      lead,
      action: { label: action, address },
      foot: `${escapeHtml(foot)} ${link}.`,
      brand: { name: agency.name, primary: agency.primary },
    }),
    idempotencyKey,
    sender: await senderOf(region, agency, now()),
  })
}
