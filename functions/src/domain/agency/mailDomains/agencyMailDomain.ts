import { agencySchema } from '../../../shared/agencies/agency.ts'
import type { MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

type Owner = Pick<MailDomain, 'agencyId' | 'region'>

/** Returns whether an agency's document names a mail domain. */
export async function isNotedByAgency(name: string, { agencyId, region }: Owner): Promise<boolean> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  return agency?.data.resendEmailDomain === name
}

/** Removes a mail domain from an agency's document, if it is named there. */
export async function clearMailDomain(name: string, { agencyId, region }: Owner): Promise<void> {
  await untilUnchanged(async () => {
    const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
    if (agency?.data.resendEmailDomain !== name) return
    await new Writes(region).update(agency.path, { resendEmailDomain: '' }, agency.version).commitUnchanged()
  })
}
