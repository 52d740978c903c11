import type { Language } from '../../../shared/texts/languages.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import type { ClientMail } from '../clientMails/sendClientMail.ts'

/**
 * Returns the end of an automatic email: why it came, and links to the client's settings and to the page that
 * ends these emails.
 */
export function noticeFoot(
  language: Language,
  origin: string,
  endUrl: string,
  reason: 'notificationSettings' | 'reportSettings' = 'notificationSettings',
): Pick<ClientMail, 'foot' | 'endUrl'> {
  const settings = `${origin}/app?notifications=settings`
  return {
    foot: {
      text: mailText(language, reason),
      links: [
        { label: mailText(language, 'changeSettings'), url: settings },
        { label: mailText(language, 'endMails'), url: endUrl },
      ],
    },
    endUrl,
  }
}
