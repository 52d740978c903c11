import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import type { KeyedNotice } from './KeyedNotice.ts'

/**
 * Notes what clients are to be told, in the commit of what has happened; the same event again is the same.
 */
export function writeNotice(writes: Writes, { orgId, key, notice, expireAt }: KeyedNotice): void {
  writes.set(paths.notice(orgId, notice.notificationLevel, key), { ...notice, expireAt })
}
