import { agencySchema } from '../../shared/agency.ts'
import { clientSchema, type Client } from '../../shared/client.ts'
import { isForClient, isToldBy, levelsFor, noticeSchema, type Notice } from '../../shared/notices.ts'
import { organisationSchema, type Organisation } from '../../shared/organisation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { readDocument, readQuery } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'
import type { Ports } from '../ports.ts'
import type { TaskPayload } from '../tasks/taskKinds.ts'
import { throttle } from '../throttle.ts'
import { agencyAddress } from './agencyAddress.ts'
import { claimMails } from './claimMails.ts'
import { mailNotice } from './mailNotice.ts'
import { pushNotice } from './pushNotice.ts'
import { livePushTokens } from './pushTokens.ts'

const mostClients = 500
const mostMailsOfHour = 30
const hourMs = 3_600_000

interface TellNeeds {
  ports: Pick<Ports, 'mail' | 'now' | 'push'>
  /** Where a host of an agency answers. */
  originOfHost: (host: string) => string
}

/**
 * Tells an organisation's clients of a notice that is stored, as each of them wants it (checklist row 152).
 * What is not there any more, and whoever may not see it, is left alone. Called again it mails nobody twice,
 * and a browser shows the same message in the place of the first.
 */
export async function tellClients(
  { ports, originOfHost }: TellNeeds,
  { region, orgId, level, key }: TaskPayload<'tellClients'>,
): Promise<void> {
  const stored = await readDocument(region, paths.notice(orgId, level, key), noticeSchema)
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (!stored || !org || org.data.settings.disableClientAccess) return
  const notice = stored.data
  if (notice.agentId && !isTheirs(org.data, notice.agentId)) return
  const agency = await readDocument(region, paths.agency(org.data.agencyId), agencySchema)
  const host = agency && agencyAddress(agency.data)
  if (!agency || !host) return
  const clients = await readListeners(region, orgId, notice)
  const told = { region, agency: agency.data, origin: originOfHost(host), notice }
  const pushed = clients.filter((client) => isToldBy(client, 'push')).map(({ ID }) => ID)
  const browsers = await livePushTokens(region, orgId, pushed, ports.now())
  await pushNotice(ports.push, { ...told, browsers })
  const mailed = clients.filter((client) => isToldBy(client, 'email'))
  const subject = notice.conversationId || orgId
  const claimed = await claimMails(
    region,
    { subject, key, clientIds: mailed.map(({ ID }) => ID) },
    ports.now(),
  )
  for (const { ID, email } of mailed.filter((client) => claimed.includes(client.ID))) {
    if (!(await mayBeMailed(region, ID, ports.now()))) continue
    await mailNotice(ports, {
      ...told,
      to: email,
      idempotencyKey: `notice-${key}-${ID}`,
    })
  }
}

/** Whether an organisation's clients look after an agent's conversations. */
function isTheirs({ widgetIDs, disableHandoff }: Organisation, agentId: string): boolean {
  return widgetIDs.includes(agentId) && !disableHandoff
}

/** Those who may see it and want to hear of its level. */
async function readListeners(region: Region, orgId: string, notice: Notice): Promise<Client[]> {
  const clients = await readQuery(region, paths.clients, clientSchema, (query) =>
    query.where('orgId', '==', orgId).limit(mostClients),
  )
  return clients
    .map(({ data }) => data)
    .filter(
      (client) =>
        isForClient(notice, client.ID) &&
        levelsFor(client).includes(notice.notificationLevel) &&
        client.canAccess.includes('/convos') &&
        hasAgent(client, notice.agentId),
    )
}

function hasAgent({ widgetIDs }: Client, agentId: string): boolean {
  return agentId === '' || widgetIDs.length === 0 || widgetIDs.includes(agentId)
}

/** More than somebody can read is not sent. */
async function mayBeMailed(region: Region, clientId: string, now: number): Promise<boolean> {
  try {
    await throttle(`noticeMail:${region}:${clientId}`, mostMailsOfHour, hourMs, now)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted') return false
    throw error
  }
}
