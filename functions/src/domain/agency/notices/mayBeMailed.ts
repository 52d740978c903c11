import type { Region } from '../../../shared/regions/regions.ts'
import { claimHourlyMail, countHeldMails } from '../../kernel/mails/hourlyMails.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import type { NoticeCause } from './noticeCause.ts'

/** The limit of emails to one client in an hour. */
const maxMails = 30

export type NoticeSource = TaskPayload<'notifyOfMoreNotices'>['source']

interface ClientEvent extends NoticeCause {
  region: Region
  clientId: string
  /** The key of the event. */
  key: string
}

/**
 * Returns whether a client gets an email of an event now; otherwise it is counted in a summary at the end of
 * the hour. Notices of the agency have a limit of their own, which visitors cannot use up.
 */
export async function mayBeMailed(
  { tasks, now }: Pick<Ports, 'now' | 'tasks'>,
  { region, clientId, key, visitor, networks }: ClientEvent,
): Promise<boolean> {
  const source = visitor === '' ? 'agency' : 'visitors'
  const subject = subjectOf(clientId, source)
  const event = { region, subject, event: key, visitor, networks, max: maxMails }
  const decision = await claimHourlyMail(event, now())
  if (decision.isNow) return true
  const { hour, delaySeconds } = decision
  await tasks.enqueue('notifyOfMoreNotices', { region, clientId, source, hour }, { delaySeconds })
  return false
}

/** Returns how many notices of an hour a client got no email about. */
export function countFurtherNotices({ region, clientId, source, hour }: TaskPayload<'notifyOfMoreNotices'>) {
  return countHeldMails(region, subjectOf(clientId, source), hour)
}

function subjectOf(clientId: string, source: NoticeSource): string {
  return `client/${clientId}/${source}`
}
