import { agencySchema } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { signUpsSchema } from '../../../shared/agencies/signUp.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

interface SignUpNews {
  region: Region
  agencyId: string
  /** Hours since 1970; the owner gets one email per hour. */
  hour: number
}

/** Emails an agency's owner that people wait for access; does nothing where all have been answered. */
export async function notifyOfSignUps(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  { region, agencyId, hour }: SignUpNews,
): Promise<void> {
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  const list = await readDocument(region, paths.signUps(agencyId), signUpsSchema)
  const count = Object.keys(list?.data.requests ?? {}).length
  if (!agency || count === 0) return
  const workspace = await readDocument(region, paths.workspace(agency.data.userId), workspaceSchema)
  if (!workspace) return
  const who = count === 1 ? 'Somebody asks' : `${count} people ask`
  const lead = `${who} for access to ${agency.data.name}.`
  const url = `${webOrigin}/app/${region}/clients`
  await mail.send({
    to: workspace.data.email,
    subject: lead,
    text: `${lead}\n\n${url}\n`,
    html: mailHtml({ lead, action: { label: 'Look at the requests', address: url } }),
    idempotencyKey: `signUps-${agencyId}-${hour}`,
  })
}
