import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { pauseTimeOf } from '../../../shared/agencies/unpaid.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { zoneOf } from '../valueReports/reportMonths.ts'

/**
 * Emails the owner of an agency that a client has not paid, and that no administrator of the client could be
 * told before the pause; once for each day on which they would have been.
 */
export async function notifyOwnerOfUnpaid(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  { region, org, day }: { region: Region; org: Organisation; day: number },
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(org.ownerID), workspaceSchema)
  if (!workspace) return
  const timeZone = zoneOf(region, org.reports)
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(
    pauseTimeOf(org.unpaidSince),
  )
  const subject = `${org.name} hasn’t paid, and we couldn’t reach them`
  const lead =
    `A payment for the plan of ${org.name} failed, but we can email none of its administrators. ` +
    `Their dashboard is paused on ${date}. Please tell them, or keep the dashboard open.`
  const url = `${webOrigin}/app/${region}/clients/${org.ID}`
  await mail.send({
    to: workspace.data.email,
    subject,
    text: `${lead}\n\n${url}\n`,
    html: mailHtml({ heading: subject, lead, action: { label: 'Open client', url } }),
    idempotencyKey: `unreached-${org.ID}-${org.unpaidSince}-${day}`,
  })
}
