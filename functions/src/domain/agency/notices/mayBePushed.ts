import type { Region } from '../../../shared/regions/regions.ts'
import { claimHourlyMail } from '../../kernel/mails/hourlyMails.ts'
import type { NoticeCause } from './noticeCause.ts'

/** The limit of push messages about visitors of an organisation in an hour, for each of its browsers. */
const maxPushes = 200
/** More than a person can answer in one conversation. */
const maxPerVisitor = 60

interface PushEvent extends NoticeCause {
  region: Region
  orgId: string
  /** The key of the event. */
  key: string
}

/**
 * Returns whether browsers are notified of an event; the dashboard shows the others all the same. Notices of
 * the agency have no limit here.
 */
export async function mayBePushed(
  { region, orgId, key, visitor, networks }: PushEvent,
  now: number,
): Promise<boolean> {
  if (visitor === '') return true
  const subject = `org/${orgId}/pushes`
  const event = { region, subject, event: key, visitor, networks, max: maxPushes, maxPerVisitor }
  return (await claimHourlyMail(event, now)).isNow
}
