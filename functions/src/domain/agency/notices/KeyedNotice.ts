import type { Notice } from '../../../shared/agencies/notices.ts'

/** A notice for the clients of an organisation; `key` is that of the event, so that it is stored once. */
export interface KeyedNotice {
  orgId: string
  key: string
  notice: Notice
  /** When the database deletes it. */
  expireAt: Date
  /**
   * Hashes of the networks of the visitor who causes it, from narrow to wide: empty when unknown, missing
   * where they do not count.
   */
  networks?: readonly string[] | undefined
}
