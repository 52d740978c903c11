import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/** Emails a client their code in the name of their agency. */
export async function mailLoginCode(
  ports: Pick<Ports, 'mail' | 'now'>,
  region: Region,
  agency: Agency,
  { to, code, language }: { to: string; code: string; language: Language },
): Promise<void> {
  await sendClientMail(ports, {
    region,
    agency,
    to,
    language,
    subject: mailText(language, 'loginCodeSubject', { code }),
    heading: mailText(language, 'loginCodeHeading'),
    code,
    lead: mailText(language, 'loginCode', { agency: agency.name }),
    paragraphs: [mailText(language, 'notAsked')],
    idempotencyKey: sha256(`${agency.ID}:${to}:${code}:${agency.version}`),
  })
}
