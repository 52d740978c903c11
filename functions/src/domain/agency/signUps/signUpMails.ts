import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { SignUp } from '../../../shared/agencies/signUp.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

type MailPorts = Pick<Ports, 'mail' | 'now'>

/** The recipient and the agency of an email. */
interface Recipient {
  region: Region
  agency: Agency
  to: string
  language: Language
}

/** Emails the code that confirms the email of a request. */
export async function mailSignUpCode(ports: MailPorts, recipient: Recipient, code: string): Promise<void> {
  const { agency, language, to } = recipient
  await sendClientMail(ports, {
    ...recipient,
    isOfForm: true,
    subject: mailText(language, 'signUpCodeSubject', { code }),
    heading: mailText(language, 'signUpCodeHeading'),
    code,
    lead: mailText(language, 'signUpCode', { agency: agency.name }),
    paragraphs: [mailText(language, 'notAsked')],
    idempotencyKey: sha256(`signUp:${agency.ID}:${to}:${code}`),
  })
}

/** Emails a client that they have an account already, after a request with their email. */
export async function mailYouAreClient(
  ports: MailPorts,
  recipient: Recipient,
  origin: string,
): Promise<void> {
  const { agency, language, to } = recipient
  await sendClientMail(ports, {
    ...recipient,
    isOfForm: true,
    subject: mailText(language, 'haveAccountSubject'),
    lead: mailText(language, 'haveAccount', { agency: agency.name }),
    action: { label: mailText(language, 'signIn'), url: `${origin}/login` },
    idempotencyKey: sha256(`haveAccount:${agency.ID}:${to}:${ports.now()}`),
  })
}

/**
 * Emails a person that they got access at a time (milliseconds since 1970), with the sign-in page where the
 * agency has a host.
 */
export async function mailSignUpApproved(
  ports: MailPorts,
  recipient: Recipient,
  at: number,
  origin: string | undefined,
): Promise<void> {
  const { agency, language, to } = recipient
  await sendClientMail(ports, {
    ...recipient,
    subject: mailText(language, 'approvedSubject', { agency: agency.name }),
    lead: mailText(language, 'approved', { agency: agency.name }),
    ...(origin && { action: { label: mailText(language, 'signIn'), url: `${origin}/login` } }),
    idempotencyKey: sha256(`approved:${agency.ID}:${to}:${at}`),
  })
}

/** Emails a person that they were refused at a time (milliseconds since 1970). */
export async function mailSignUpDeclined(ports: MailPorts, recipient: Recipient, at: number): Promise<void> {
  const { agency, language, to } = recipient
  await sendClientMail(ports, {
    ...recipient,
    isOfForm: true,
    subject: mailText(language, 'declinedSubject'),
    lead: mailText(language, 'declined', { agency: agency.name }),
    idempotencyKey: sha256(`declined:${agency.ID}:${to}:${at}`),
  })
}

/** Returns the recipient of a request's emails. */
export function signUpRecipientOf(region: Region, agency: Agency, { email, language }: SignUp): Recipient {
  return { region, agency, to: email, language }
}
