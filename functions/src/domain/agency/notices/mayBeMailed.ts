import type { Notice } from '../../../shared/agencies/notices.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { claimHourlyMail, countHeldMails } from '../../kernel/mails/hourlyMails.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'

/** The limit of emails to one client in an hour. */
const maxMails = 30

export type NoticeSource = TaskPayload<'tellMoreNotices'>['source']

export interface ClientEvent {
  region: Region
  clientId: string
  /** The key of the event. */
  key: string
  /** The visitor whose conversation it is; empty for a notice of the agency or the platform. */
  visitor: string
}

/**
 * Returns whether a client gets an email of an event now; otherwise it is counted in a summary at the end of
 * the hour. Notices of the agency have a limit of their own, which visitors cannot use up.
 */
export async function mayBeMailed(
  { tasks, now }: Pick<Ports, 'now' | 'tasks'>,
  { region, clientId, key, visitor }: ClientEvent,
): Promise<boolean> {
  const source = visitor === '' ? 'agency' : 'visitors'
  const subject = subjectOf(clientId, source)
  const decision = await claimHourlyMail({ region, subject, event: key, visitor, most: maxMails }, now())
  if (decision.isNow) return true
  const { hour, delaySeconds } = decision
  await tasks.enqueue('tellMoreNotices', { region, clientId, source, hour }, { delaySeconds })
  return false
}

/** Returns how many notices of an hour a client got no email about. */
export function countFurtherNotices({ region, clientId, source, hour }: TaskPayload<'tellMoreNotices'>) {
  return countHeldMails(region, subjectOf(clientId, source), hour)
}

/** Returns the visitor of a notice's conversation; empty for a notice without one. */
export async function visitorOf(
  region: Region,
  { agentId, conversationId }: Pick<Notice, 'agentId' | 'conversationId'>,
): Promise<string> {
  if (conversationId === '') return ''
  const path = paths.conversation(agentId, conversationId)
  const conversation = await readDocument(region, path, conversationSchema.pick({ visitorId: true }))
  return conversation?.data.visitorId || conversationId
}

function subjectOf(clientId: string, source: NoticeSource): string {
  return `client/${clientId}/${source}`
}
