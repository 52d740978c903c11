import {
  calendarLimits,
  calendarSchema,
  type Calendar,
  type CalendarDraft,
} from '../../../shared/tools/calendar/calendars.ts'
import { paths } from '../../../shared/paths.ts'
import { receiverBy } from '../../../shared/workspaces/receiverBy.ts'
import { Query } from '../../../store/Query.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Writes } from '../../../store/commit.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTenantSecret, removeTenantSecret } from '../../kernel/secrets/tenantSecrets.ts'
import { nameOfRunner, holdTools } from '../tools/toolLedger.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { busySecret, type CalendarRef } from './CalendarRef.ts'
import { fetchBusy, readBusyUrl } from './booking/fetchBusy.ts'

type Needs = Pick<Ports, 'now' | 'web' | 'keys'>

interface CalendarChange extends WorkspaceRef {
  /** Missing for a new one. */
  calendarId?: string | undefined
  /** The version that this change started from; 0 for a new one. */
  seq: number
  calendar: CalendarDraft
  /** The URL of the external calendar: missing for no change, empty for none. */
  busyAddress?: string | undefined
}

/**
 * Creates or changes a calendar. Throws AppError 'failed-precondition' when another person has saved it since
 * this change started, and names invalid fields.
 */
export async function saveCalendar(
  ports: Needs,
  caller: Caller,
  { calendarId, seq, calendar, busyAddress, ...ref }: CalendarChange,
): Promise<{ calendarId: string; seq: number }> {
  await authorizeForWorkspace(caller, 'changeCalendars', ref)
  const busyHost = busyAddress ? await requireReadable(ports, calendar, busyAddress) : ''
  return untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeCalendars', ref)
    const existing = calendarId === undefined ? undefined : await readCalendar({ ...ref, calendarId })
    if (calendarId && !existing) throw new AppError('not-found')
    if (existing && existing.seq !== seq) await refuseOlder(ref, existing)
    if (!existing) await requireRoom(ref)
    const now = ports.now()
    const ID = calendarId ?? randomIdentifier(20)
    const saved: Calendar = {
      ...calendar,
      ID,
      busyHost: busyAddress === undefined ? (existing?.busyHost ?? '') : busyHost,
      isArchived: existing?.isArchived ?? false,
      seq: (existing?.seq ?? 0) + 1,
      by: caller.uid,
      receiverBy: receiverBy(existing, existing?.mailTo === calendar.mailTo, caller.uid),
      createdAt: existing?.createdAt ?? now,
      changedAt: now,
    }
    await storeUrl(writes, ports, { ...ref, calendarId: ID }, busyAddress)
    await writes
      .set(paths.calendar(ref.workspaceId, ID), { ...calendarSchema.parse(saved) })
      .commitUnchanged()
    return { calendarId: ID, seq: saved.seq }
  })
}

export async function readCalendar({
  region,
  workspaceId,
  calendarId,
}: CalendarRef): Promise<Calendar | undefined> {
  return (await readDocument(region, paths.calendar(workspaceId, calendarId), calendarSchema))?.data
}

/** Requires that an external calendar can be read, and returns its host; throws at its field. */
async function requireReadable(ports: Needs, { timeZone }: CalendarDraft, href: string): Promise<string> {
  const url = readBusyUrl(ports, href)
  if (!url) throw new AppError('invalid-argument', undefined, { busyAddress: 'busyAddressWrong' })
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  const now = ports.now()
  const busy = await fetchBusy(ports, href, { timeZone, within: { start: now, end: now + 1 } })
  if (!busy) throw new AppError('invalid-argument', undefined, { busyAddress: 'busyUnreadable' })
  return url.host
}

async function storeUrl(
  writes: Writes,
  { keys, now }: Needs,
  ref: CalendarRef,
  url: string | undefined,
): Promise<void> {
  if (url) await addTenantSecret(writes, keys, busySecret(ref), url, now())
  else if (url === '') removeTenantSecret(writes, busySecret(ref))
}

async function requireRoom({ region, workspaceId }: WorkspaceRef): Promise<void> {
  const limit = calendarLimits.perWorkspace
  if ((await Query.collection(region, paths.calendars(workspaceId)).count()) < limit) return
  throw new AppError('resource-exhausted', { key: 'tooManyCalendars', values: { most: limit } })
}

async function refuseOlder(ref: WorkspaceRef, { by }: Calendar): Promise<never> {
  const name = (await nameOfRunner(ref, by)) || '?'
  throw new AppError('failed-precondition', { key: 'calendarHasChanged', values: { name } })
}
