import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import {
  isForClient,
  isOfCredit,
  isOfReview,
  isNotifiedBy,
  levelsFor,
  noticeSchema,
  type Notice,
} from '../../../shared/agencies/notices.ts'
import {
  isClosedToClients,
  organisationSchema,
  type Organisation,
} from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { languageOf } from '../clientMails/clientMailTexts.ts'
import { agencyHost } from './agencyHost.ts'
import { endMailsUrl } from '../endMails/endMailsUrl.ts'
import type { Listener } from './audience/audience.ts'
import { readListeners } from './audience/readListeners.ts'
import { claimMails } from './claimMails.ts'
import { mailNotice, type NoticeMail } from './mailNotice.ts'
import { mayBeMailed } from './mayBeMailed.ts'
import { mayBePushed } from './mayBePushed.ts'
import { readCause, type NoticeCause } from './noticeCause.ts'
import { pushNotice } from './pushNotice.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

interface NotifyNeeds {
  ports: Pick<Ports, 'mail' | 'now' | 'push' | 'tasks'>
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
  /** The key that signs unsubscribe links. */
  signing: SigningKeys
}

/**
 * Notifies an organisation's clients of a stored notice, as each of them has chosen. A notice that is
 * missing, and clients who may not see it, are skipped. A client who cannot be reached does not stop the
 * others: throws AppError 'unavailable' at the end, and the next call notifies only those who are left.
 */
export async function notifyClients(
  { ports, originOfHost, signing }: NotifyNeeds,
  { region, orgId, level, key }: TaskPayload<'notifyClients'>,
): Promise<void> {
  const stored = await readDocument(region, paths.notice(orgId, level, key), noticeSchema)
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (!stored || !org || isClosedToClients(org.data)) return
  const notice = stored.data
  if (notice.agentId && !isForClientsOf(org.data, notice)) return
  const agency = await readDocument(region, paths.agency(org.data.agencyId), agencySchema)
  const host = agency && agencyHost(agency.data)
  if (!agency || !host) return
  const parts = await PartsDone.read(region, `notice/${orgId}/${level}/${key}`, {
    kind: 'notifyClients',
    now: ports.now,
  })
  const audience = await readListeners(region, orgId, notice, ports.now())
  const listeners = audience.filter(({ client }) => listensTo(client, notice))
  const context = { region, agency: agency.data, origin: originOfHost(host), notice }
  if (listeners.length === 0) return
  const cause = await readCause(region, { orgId, key, notice })
  const clientNotice = { ...context, orgId, key, cause, listeners, parts, signing }
  // Both run at once: a push service that does not respond would otherwise use up the time for the emails.
  const ways = await Promise.allSettled([
    pushToListeners(ports, clientNotice),
    mailListeners(ports, clientNotice),
  ])
  await parts.end()
  for (const way of ways) if (way.status === 'rejected') throw way.reason
}

interface ClientNotice extends Pick<NoticeMail, 'region' | 'agency' | 'origin' | 'notice'> {
  orgId: string
  key: string
  cause: NoticeCause
  listeners: readonly Listener[]
  parts: PartsDone
  signing: SigningKeys
}

async function pushToListeners(ports: NotifyNeeds['ports'], clientNotice: ClientNotice): Promise<void> {
  const { region, orgId, key, cause } = clientNotice
  const browsers = clientNotice.listeners
    .filter(({ client }) => isNotifiedBy(client, 'push'))
    .flatMap(({ client, browsers }) =>
      browsers.map((browser) => ({ ...browser, language: languageOf(client) })),
    )
  if (browsers.length === 0) return
  if (!(await mayBePushed({ region, orgId, key, ...cause }, ports.now()))) return
  await pushNotice(ports.push, { ...clientNotice, browsers })
}

async function mailListeners(
  ports: NotifyNeeds['ports'],
  { key, cause, listeners, parts, signing, ...context }: ClientNotice,
): Promise<void> {
  const { region, notice, origin } = context
  const mailed = listeners.map(({ client }) => client).filter((client) => isMailed(client, notice))
  const subject = notice.conversationId || key
  // A client whose part is done must not be claimed again: that would hold back the emails of other notices.
  const clientIds = mailed.map(({ ID }) => ID).filter((id) => !parts.isDone(mailPart(id)))
  const claimed = new Set(await claimMails(region, { subject, key, clientIds }, ports.now()))
  for (const client of mailed)
    await parts.doOnce('Emailing a notice', mailPart(client.ID), async () => {
      if (!claimed.has(client.ID)) return
      // The audience may be seconds old, and an email names the conversation.
      const current = await readDocument(region, paths.client(client.ID), clientSchema)
      if (!current || !listensTo(current.data, notice) || !isMailed(current.data, notice)) return
      if (!(await mayBeMailed(ports, { region, clientId: client.ID, key, ...cause }))) return
      await mailNotice(ports, {
        ...context,
        to: current.data.email,
        language: languageOf(client),
        endUrl: endMailsUrl(signing, origin, { region, clientId: client.ID }),
        idempotencyKey: `notice-${key}-${client.ID}`,
      })
    })
}

/** Returns the ID of the part that emails a client. */
function mailPart(clientId: string): string {
  return `mail_${clientId}`
}

/** Returns whether an organisation has the notice's agent and its clients may handle its conversations. */
function isForClientsOf({ widgetIDs, disableHandoff }: Organisation, notice: Notice): boolean {
  return widgetIDs.includes(notice.agentId) && (isOfReview(notice) || !disableHandoff)
}

/**
 * Returns whether a client gets an email. A request from a person is sent regardless of the client's
 * settings for automatic notices.
 */
function isMailed(client: Listener['client'], notice: Notice): boolean {
  return client.mailBouncedAt === 0 && (isOfReview(notice) || isNotifiedBy(client, 'email'))
}

/** Returns whether a client may see the notice and wants notices of its level. Credit is on no page. */
function listensTo(client: Listener['client'], notice: Notice): boolean {
  const hasPage = isOfCredit(notice) || client.canAccess.includes('/convos')
  const isWanted = isOfReview(notice) || (levelsFor(client).includes(notice.notificationLevel) && hasPage)
  return isWanted && isForClient(notice, client.ID) && hasAgent(client, notice.agentId)
}

function hasAgent({ widgetIDs }: Listener['client'], agentId: string): boolean {
  return agentId === '' || widgetIDs.length === 0 || widgetIDs.includes(agentId)
}
