import type { Agency } from '../../../shared/agencies/agency.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { SignUp } from '../../../shared/agencies/signUp.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

type MailPorts = Pick<Ports, 'mail' | 'now'>

/** Who is written to, in whose name. */
interface Told {
  region: Region
  agency: Agency
  to: string
  language: Language
}

/** Mails the code that confirms the address of a request. */
export async function mailSignUpCode(ports: MailPorts, told: Told, code: string): Promise<void> {
  const { agency, language, to } = told
  await sendClientMail(ports, {
    ...told,
    subject: mailText(language, 'signUpCodeSubject', { code }),
    lead: mailText(language, 'signUpCode', { agency: agency.name, code }),
    paragraphs: [mailText(language, 'notAsked')],
    idempotencyKey: sha256(`signUp:${agency.ID}:${to}:${code}`),
  })
}

/** Mails a client that he has an account, where somebody asks for one with his address. */
export async function mailYouAreClient(ports: MailPorts, told: Told, origin: string): Promise<void> {
  const { agency, language, to } = told
  await sendClientMail(ports, {
    ...told,
    subject: mailText(language, 'haveAccountSubject'),
    lead: mailText(language, 'haveAccount', { agency: agency.name }),
    action: { label: mailText(language, 'signIn'), address: `${origin}/login` },
    idempotencyKey: sha256(`haveAccount:${agency.ID}:${to}:${ports.now()}`),
  })
}

/** Mails somebody that he has been let in, and where he signs in, if there is an address. */
export async function mailSignUpApproved(
  ports: MailPorts,
  told: Told,
  origin: string | undefined,
): Promise<void> {
  const { agency, language, to } = told
  await sendClientMail(ports, {
    ...told,
    subject: mailText(language, 'approvedSubject', { agency: agency.name }),
    lead: mailText(language, 'approved', { agency: agency.name }),
    ...(origin && { action: { label: mailText(language, 'signIn'), address: `${origin}/login` } }),
    idempotencyKey: sha256(`approved:${agency.ID}:${to}:${ports.now()}`),
  })
}

/** Mails somebody that he has not been let in. */
export async function mailSignUpDeclined(ports: MailPorts, told: Told): Promise<void> {
  const { agency, language, to } = told
  await sendClientMail(ports, {
    ...told,
    subject: mailText(language, 'declinedSubject'),
    lead: mailText(language, 'declined', { agency: agency.name }),
    idempotencyKey: sha256(`declined:${agency.ID}:${to}:${ports.now()}`),
  })
}

/** Whom a request's mails go to. */
export function toldOf(region: Region, agency: Agency, { email, language }: SignUp): Told {
  return { region, agency, to: email, language }
}
