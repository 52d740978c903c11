import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { zoneOf } from '../valueReports/reportMonths.ts'

/**
 * Emails the owner of an agency that a client has not paid, and that no administrator of the client could be
 * told before the pause; once for each day on which they would have been. `pauseAt`: when their dashboard is
 * paused; undefined while the account of the agency accepts no payments, or while no day is known.
 */
export async function notifyOwnerOfUnpaid(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  {
    region,
    org,
    day,
    pauseAt,
  }: { region: Region; org: Organisation; day: number; pauseAt: number | undefined },
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(org.ownerID), workspaceSchema)
  if (!workspace) return
  const timeZone = zoneOf(region, org.reports)
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone }).format(pauseAt)
  const subject = `${org.name} hasn’t paid, and we couldn’t reach them`
  const lead =
    `A payment for the plan of ${org.name} failed, but we can email none of its administrators. ` +
    (pauseAt === undefined
      ? 'Their dashboard stays open while your payment account accepts no payments. Please tell them.'
      : `Their dashboard is paused on ${date}. Please tell them, or keep the dashboard open.`)
  const url = `${webOrigin}/app/${region}/clients/${org.ID}`
  await mail.send({
    to: workspace.data.email,
    subject,
    text: `${lead}\n\n${url}\n`,
    html: mailHtml({ heading: subject, lead, action: { label: 'Open client', url } }),
    idempotencyKey: `unreached-${org.ID}-${org.unpaidSince}-${day}`,
  })
}
