/**
 * The tasks of `work` that one instance runs for a person at the same time: two fifths of what it runs, so
 * that a person with many chats, and any number of workspaces, leaves room for others.
 * @internal Exported for tests.
 */
export const maxTasksOfInstance = 8
/** The running tasks of this instance by the uid of their owner. */
const running = new Map<string, number>()

/**
 * Takes one of an owner's slots in this instance; returns false when all of them are taken. Costs no access
 * to the database: chats are answered many times a second, and people wait for them.
 */
export function claimInstanceSlot(ownerUid: string): boolean {
  const tasks = running.get(ownerUid) ?? 0
  if (tasks >= maxTasksOfInstance) return false
  running.set(ownerUid, tasks + 1)
  return true
}

/** Releases a slot that was taken. */
export function releaseInstanceSlot(ownerUid: string): void {
  const tasks = running.get(ownerUid) ?? 0
  if (tasks > 1) running.set(ownerUid, tasks - 1)
  else running.delete(ownerUid)
}
