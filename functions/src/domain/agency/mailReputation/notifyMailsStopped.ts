import type { Agency } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

interface Stopped {
  region: Region
  agency: Agency
  stoppedAt: number
}

/** Emails the owner of an agency that its clients get no more notices by email; once per stop. */
export async function notifyMailsStopped(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  { region, agency, stoppedAt }: Stopped,
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(agency.userId), workspaceSchema)
  if (!workspace) return
  const subject = 'Emails to your clients are paused'
  const lead =
    'Too many emails to your agency’s clients bounced or were reported as spam. ' +
    'Notifications are paused; sign-in codes and emails about payments are still sent.'
  const url = `${webOrigin}/app/${region}/agency?activeTabIndex=2`
  await mail.send({
    to: workspace.data.email,
    subject,
    text: `${lead}\n\n${url}\n`,
    html: mailHtml({ heading: subject, lead, action: { label: 'See what to do', url } }),
    idempotencyKey: `mails-stopped-${agency.ID}-${stoppedAt}`,
  })
}
