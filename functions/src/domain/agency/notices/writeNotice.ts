import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import type { KeyedNotice } from './KeyedNotice.ts'

/** Stores a notice for clients, in the commit of its event; a repeated event replaces it. */
export function writeNotice(writes: Writes, { orgId, key, notice, expireAt }: KeyedNotice): void {
  writes.set(paths.notice(orgId, notice.notificationLevel, key), { ...notice, expireAt })
}
