import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientSchema, type Client } from '../../../shared/agencies/client.ts'
import { isNotifiedBy } from '../../../shared/agencies/notices.ts'
import { isClosedToClients, organisationSchema } from '../../../shared/agencies/organisation.ts'
import { valueReportSchema } from '../../../shared/agencies/valueReport.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { endMailsUrl } from '../endMails/endMailsUrl.ts'
import { agencyHost } from '../notices/agencyHost.ts'
import { readAudience } from '../notices/audience/readAudience.ts'
import { reportMail } from './reportMail.ts'

interface ReportNeeds {
  ports: Pick<Ports, 'mail' | 'now'>
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
  signing: SigningKeys
}

/**
 * Emails the report of a month to the clients of an organisation who want it, each in their language and with
 * the agents that they see. A client who cannot be reached does not stop the others: throws AppError
 * 'unavailable' at the end, and the next call reaches only those who are left.
 */
export async function mailValueReport(
  { ports, originOfHost, signing }: ReportNeeds,
  { region, orgId, month }: TaskPayload<'mailValueReport'>,
): Promise<void> {
  const [stored, org] = await Promise.all([
    readDocument(region, paths.valueReport(orgId, month), valueReportSchema),
    readDocument(region, paths.org(orgId), organisationSchema),
  ])
  if (!stored || !org?.data.reports.isOn || isClosedToClients(org.data)) return
  const agency = await readDocument(region, paths.agency(org.data.agencyId), agencySchema)
  const host = agency && agencyHost(agency.data)
  if (!host) return
  const parts = await PartsDone.read(region, `valueReport/${orgId}/${month}`, {
    kind: 'mailValueReport',
    now: ports.now,
  })
  const origin = originOfHost(host)
  for (const { client } of await readAudience(region, orgId, ports.now())) {
    if (!wantsReport(client)) continue
    await parts.doOnce('Emailing a monthly report', client.ID, async () => {
      // The audience may be a day old.
      const current = await readDocument(region, paths.client(client.ID), clientSchema)
      if (!current || !wantsReport(current.data)) return
      const content = reportMail({
        region,
        report: stored.data,
        agency: agency.data,
        org: org.data,
        client: current.data,
        origin,
        endUrl: endMailsUrl(signing, origin, { region, clientId: client.ID }),
      })
      await sendClientMail(ports, {
        region,
        agency: agency.data,
        to: current.data.email,
        ...content,
        isNotice: true,
        idempotencyKey: `valueReport-${orgId}-${month}-${client.ID}`,
      })
    })
  }
  await parts.end()
}

type Listening = Pick<Client, 'canAccess' | 'mailBouncedAt' | 'notificationsSettings'>

function wantsReport(client: Listening): boolean {
  const isWanted = client.notificationsSettings.monthlyReport && isNotifiedBy(client, 'email')
  return isWanted && client.mailBouncedAt === 0 && client.canAccess.includes('/analytics')
}
