import { agencySchema, type Agency } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { findClientId } from '../clients/clientEmail.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { MailReport } from '../../kernel/ports/MailDomains.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { dayOf, reputationExpiryOf, reputationPath } from './mailReputation.ts'
import { settleReputation } from './settleReputation.ts'
import { notifyMailsStopped } from './notifyMailsStopped.ts'

interface MailReportNeeds {
  ports: Pick<Ports, 'mail' | 'now'>
  webOrigin: string
}

/**
 * Counts a bounced email or a complaint for its agency, once per event. Stops the agency's notices where
 * there are too many, and notifies its owner once. A bounce is stored with its client. Emails that strangers
 * cause by a form are counted apart, and close only the form; others count where a client or the agency
 * itself got them.
 */
export async function countMailReport(
  { ports, webOrigin }: MailReportNeeds,
  report: MailReport,
): Promise<void> {
  const { region, agencyId } = report.agency
  const now = ports.now()
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!agency) return
  const { isOfForm = false } = report.agency
  const clientId = await findClientId(region, agencyId, report.to)
  if (clientId && report.kind === 'bounced') await noteBounce(region, clientId, now)
  const isSupport = report.to.toLowerCase() === agency.data.supportEmail.toLowerCase()
  if (!isOfForm && !clientId && !isSupport) return
  await countReport(report, now)
  const reputation = await settleReputation(report.agency, now)
  if (isOfForm) return
  if (reputation.stoppedAt === 0 || reputation.isTold) return
  // The service repeats an event that fails here, so the email to the owner is tried again then.
  await notifyOnce(ports, webOrigin, region, agency.data, reputation.stoppedAt)
}

async function countReport({ id, kind, agency }: MailReport, now: number): Promise<void> {
  const expiresAt = reputationExpiryOf(now)
  const writes = new Writes(agency.region)
    .create(paths.mailEvent(sha256(id)), { expiresAt })
    .increment(reputationPath(agency), { [`days.${dayOf(now)}.${kind}`]: 1 }, { expiresAt })
  await writes.commit().catch((error: unknown) => {
    // Counted already.
    if (!(error instanceof Conflict)) throw error
  })
}

async function noteBounce(region: Region, clientId: string, now: number): Promise<void> {
  try {
    await new Writes(region).update(paths.client(clientId), { mailBouncedAt: now }).commit()
  } catch (error) {
    // The client was deleted in the meantime.
    if (!(error instanceof Conflict)) throw error
  }
}

async function notifyOnce(
  ports: MailReportNeeds['ports'],
  webOrigin: string,
  region: Region,
  agency: Agency,
  stoppedAt: number,
): Promise<void> {
  await notifyMailsStopped(ports, webOrigin, { region, agency, stoppedAt })
  await new Writes(region).update(paths.mailReputation(agency.ID), { isTold: true }).commit()
}
