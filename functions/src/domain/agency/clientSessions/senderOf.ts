import type { Agency } from '../../../shared/agencies/agency.ts'
import { isSentFrom, mailDomainSchema } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { plainName } from '../../kernel/texts/plainName.ts'
import type { MailSender } from '../../kernel/ports/ports.ts'

type SendingAgency = Pick<Agency, 'ID' | 'name' | 'resendEmailDomain' | 'supportEmail'>

/**
 * Returns the sender of an agency's emails: its name, its support email for replies, and its own domain where
 * both the agency and the registry name it.
 */
export async function senderOf(region: Region, agency: SendingAgency, now: number): Promise<MailSender> {
  const name = plainName(agency.name)
  const { supportEmail, resendEmailDomain: domain } = agency
  return {
    name,
    ...(supportEmail && { replyTo: supportEmail }),
    ...((await isOwnDomain(region, agency, now)) && { domain }),
  }
}

async function isOwnDomain(
  region: Region,
  { ID, resendEmailDomain }: SendingAgency,
  now: number,
): Promise<boolean> {
  if (resendEmailDomain === '') return false
  const registered = await readDocument('na', paths.mailDomain(resendEmailDomain), mailDomainSchema)
  return (
    registered?.data.agencyId === ID && registered.data.region === region && isSentFrom(registered.data, now)
  )
}
