import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { isNotifiedBy } from '../../../shared/agencies/notices.ts'
import { isClosedToClients, organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { languageOf, mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { endMailsUrl } from '../endMails/endMailsUrl.ts'
import { agencyHost } from './agencyHost.ts'
import { countFurtherNotices } from './mayBeMailed.ts'
import { noticeFoot } from './noticeFoot.ts'

interface SummaryNeeds {
  ports: Pick<Ports, 'mail' | 'now'>
  originOfHost: (host: string) => string
  signing: SigningKeys
}

/**
 * Emails a client how many notices of an hour were not emailed; does nothing for none, and for a client who
 * gets no emails any more.
 */
export async function notifyMoreNotices(
  { ports, originOfHost, signing }: SummaryNeeds,
  more: TaskPayload<'notifyOfMoreNotices'>,
): Promise<void> {
  const { region, clientId, source, hour } = more
  const count = await countFurtherNotices(more)
  const client = (await readDocument(region, paths.client(clientId), clientSchema))?.data
  if (!client || count === 0 || client.mailBouncedAt > 0) return
  if (source === 'visitors' && !isNotifiedBy(client, 'email')) return
  const org = await readDocument(region, paths.org(client.orgId), organisationSchema)
  if (!org || isClosedToClients(org.data)) return
  const agency = await readDocument(region, paths.agency(org.data.agencyId), agencySchema)
  const host = agency && agencyHost(agency.data)
  if (!host) return
  const language = languageOf(client)
  const origin = originOfHost(host)
  await sendClientMail(ports, {
    region,
    agency: agency.data,
    to: client.email,
    language,
    subject: mailText(language, 'moreNoticesSubject', { count: String(count) }),
    lead: mailText(language, 'moreNotices', { count: String(count) }),
    action: { label: mailText(language, 'openDashboard'), url: `${origin}/app` },
    ...noticeFoot(language, origin, endMailsUrl(signing, origin, { region, clientId })),
    isNotice: true,
    idempotencyKey: `moreNotices-${clientId}-${source}-${hour}`,
  })
}
