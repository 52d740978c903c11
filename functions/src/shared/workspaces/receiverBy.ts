/** The stored ids of the members who saved a thing that sends data elsewhere. */
export interface Saved {
  /** The last member who saved it. */
  by: string
  receiverBy?: string | undefined
}

/**
 * Returns the member who chose where a thing sends data: another member who renames it must not hide them.
 * `isSame`: whether it still sends data to the same host or email.
 */
export function receiverBy(existing: Saved | undefined, isSame: boolean, uid: string): string {
  return existing && isSame ? authorOf(existing) : uid
}

/** Returns the member who chose where a stored thing sends data. */
export function authorOf({ by, receiverBy: author = by }: Saved): string {
  return author
}
