import { agencySchema } from '../../../shared/agencies/agency.ts'
import type { MailDomain } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

type Owner = Pick<MailDomain, 'agencyId' | 'region'>

/** Whether an agency has noted a mail domain as its own. */
export async function isNotedByAgency(name: string, { agencyId, region }: Owner): Promise<boolean> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  return agency?.data.resendEmailDomain === name
}

/** Takes a mail domain out of an agency's document, if it is noted there. */
export async function forgetMailDomain(name: string, { agencyId, region }: Owner): Promise<void> {
  await untilUnchanged(async () => {
    const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
    if (agency?.data.resendEmailDomain !== name) return
    await new Writes(region).update(agency.path, { resendEmailDomain: '' }, agency.version).commitUnchanged()
  })
}
