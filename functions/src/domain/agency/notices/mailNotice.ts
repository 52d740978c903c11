import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { isOfReview, type Notice } from '../../../shared/agencies/notices.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { noticePath } from './noticePath.ts'
import { noticeTexts } from './noticeTexts.ts'

export interface NoticeMail {
  region: Region
  to: string
  language: Language
  agency: Agency
  /** Of the agency's address. */
  origin: string
  notice: Notice
  /** Where these mails are ended. */
  endAddress: string
  /** The same again sends nothing. */
  idempotencyKey: string
}

/** Mails a client what has happened, in his agency's name and without a word of any visitor's. */
export async function mailNotice(
  ports: Pick<Ports, 'mail' | 'now'>,
  { region, to, language, agency, origin, notice, endAddress, idempotencyKey }: NoticeMail,
): Promise<void> {
  const { subject, lead, action } = noticeTexts[notice.kind]
  await sendClientMail(ports, {
    region,
    agency,
    to,
    language,
    subject: mailText(language, subject),
    lead: mailText(language, lead, { agent: notice.agentTitle || agency.name }),
    action: { label: mailText(language, action), address: origin + noticePath(region, notice) },
    // What his agency has written goes with it; it is not among what he is told of by itself.
    ...(isOfReview(notice) && notice.words && { paragraphs: [notice.words] }),
    ...(!isOfReview(notice) && {
      foot: {
        text: mailText(language, 'notificationSettings'),
        links: [
          {
            label: mailText(language, 'changeSettings'),
            address: `${origin}/app?notifications=settings`,
          },
          { label: mailText(language, 'endMails'), address: endAddress },
        ],
      },
      endAddress,
    }),
    isNotice: true,
    idempotencyKey,
  })
}
