import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { isOfReview, type Notice } from '../../../shared/agencies/notices.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { noticeFoot } from './noticeFoot.ts'
import { noticePath } from './noticePath.ts'
import { noticeTexts } from './noticeTexts.ts'

export interface NoticeMail {
  region: Region
  to: string
  language: Language
  agency: Agency
  /** The origin of the agency's host. */
  origin: string
  notice: Notice
  /** The URL that ends these emails. */
  endUrl: string
  /** A repeated key sends nothing. */
  idempotencyKey: string
}

/** Emails a client about an event, in the name of their agency and without a visitor's words. */
export async function mailNotice(
  ports: Pick<Ports, 'mail' | 'now'>,
  { region, to, language, agency, origin, notice, endUrl, idempotencyKey }: NoticeMail,
): Promise<void> {
  const { subject, lead, action } = noticeTexts[notice.kind]
  const names = { agent: notice.agentTitle || agency.name }
  await sendClientMail(ports, {
    region,
    agency,
    to,
    language,
    subject: mailText(language, subject, names),
    lead: mailText(language, lead, names),
    action: { label: mailText(language, action), url: origin + noticePath(region, notice) },
    // A message that the agency has written is included; such a request is not one of the automatic notices.
    ...(isOfReview(notice) && notice.words && { quote: notice.words }),
    ...(!isOfReview(notice) && noticeFoot(language, origin, endUrl)),
    isNotice: true,
    idempotencyKey,
  })
}
