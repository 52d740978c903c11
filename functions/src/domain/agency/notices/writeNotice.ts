import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import type { KeyedNotice } from './KeyedNotice.ts'

/** A notice is delivered, or given up, within this time. */
const networksKeptMs = dayMs

/**
 * Stores a notice for clients, in the commit of its event; a repeated event replaces it. Clients may read all
 * of it, so the networks of the visitor are a document of their own.
 */
export function writeNotice(writes: Writes, { orgId, key, notice, expireAt, networks }: KeyedNotice): void {
  writes.set(paths.notice(orgId, notice.notificationLevel, key), { ...notice, expireAt })
  if (networks)
    writes.set(paths.noticeNetworks(orgId, key), {
      networks: [...networks],
      expiresAt: new Date(notice.at + networksKeptMs),
    })
}
