import type { Language } from '../../../shared/texts/languages.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import type { ClientMail } from '../clientMails/sendClientMail.ts'

/** Returns the end of an automatic email: links to the client's settings, and one that ends these emails. */
export function noticeFoot(
  language: Language,
  origin: string,
  endAddress: string,
): Pick<ClientMail, 'foot' | 'endAddress'> {
  const settings = `${origin}/app?notifications=settings`
  return {
    foot: {
      text: mailText(language, 'notificationSettings'),
      links: [
        { label: mailText(language, 'changeSettings'), address: settings },
        { label: mailText(language, 'endMails'), address: endAddress },
      ],
    },
    endAddress,
  }
}
