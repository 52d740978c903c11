import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { pauseTimeOf } from '../../../shared/agencies/unpaid.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { languageOf, mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { agencyHost } from '../notices/agencyHost.ts'
import { zoneOf } from '../valueReports/reportMonths.ts'

/** An organisation has few people who may pay. */
const maxPayers = 20

interface UnpaidNeeds {
  ports: Pick<Ports, 'mail' | 'now'>
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
}

/**
 * Emails the administrators of an organisation, who may pay for it, that a payment has failed, each in their
 * language. Sends nothing once it is paid or the agency waives the pause.
 */
export async function mailUnpaid(
  { ports, originOfHost }: UnpaidNeeds,
  { region, orgId, since, day }: TaskPayload<'mailUnpaid'>,
): Promise<void> {
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (!org || org.data.unpaidSince !== since || org.data.isPauseWaived || org.data.isPaused) return
  if (org.data.settings.disableClientAccess) return
  const agency = await readDocument(region, paths.agency(org.data.agencyId), agencySchema)
  const host = agency && agencyHost(agency.data)
  if (!host) return
  const payers = await readQuery(region, paths.clients, clientSchema, (query) =>
    query.where('orgId', '==', orgId).where('isOrgAdmin', '==', true).limit(maxPayers),
  )
  const parts = await PartsDone.read(region, `unpaid/${orgId}/${since}/${day}`, {
    kind: 'mailUnpaid',
    now: ports.now,
  })
  const { pausesAgents } = org.data.settings
  for (const { data: client } of payers) {
    if (client.mailBouncedAt > 0) continue
    const language = languageOf({
      preferredLanguage: client.preferredLanguage || org.data.preferredLanguage,
    })
    const date = dateOf(language, zoneOf(region, org.data.reports), pauseTimeOf(since))
    const values = { agency: agency.data.name, date }
    const isFirst = day === 0
    await parts.doOnce('Emailing about a failed payment', client.ID, () =>
      sendClientMail(ports, {
        region,
        agency: agency.data,
        to: client.email,
        language,
        subject: mailText(language, isFirst ? 'unpaidSubject' : 'pauseNearSubject', values),
        lead: mailText(language, isFirst ? 'unpaid' : 'pauseNear', values),
        paragraphs: [
          mailText(language, 'unpaidUntil', values),
          mailText(language, pausesAgents ? 'agentsStopToo' : 'agentsGoOn'),
        ],
        action: {
          label: mailText(language, 'payNow'),
          url: `${originOfHost(host)}/app/${region}?billing`,
        },
        isNotice: true,
        idempotencyKey: `unpaid-${orgId}-${since}-${day}-${client.ID}`,
      }),
    )
  }
  await parts.end()
}

function dateOf(language: Language, timeZone: string, at: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(at)
}
