import type { Notice } from '../../../shared/agencies/notices.ts'

/** A notice for the clients of an organisation; `key` is that of the event, so that it is stored once. */
export interface KeyedNotice {
  orgId: string
  key: string
  notice: Notice
  /** When the database deletes it. */
  expireAt: Date
}
