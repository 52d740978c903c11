import { storeMark, type Mark } from './storeMark.ts'
import type { Chat } from '../incoming/receive.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** A vendor's report about the replies of one chat. */
export interface ReportedMark {
  chat: Chat
  mark: Mark
}

/** The number of marks of one batch that are stored at a time. */
const atOnce = 20

/**
 * Stores the reports of one batch: of rising marks, only a chat's newest of each kind. Throws when one could
 * not be stored, after all others.
 */
export async function storeNewestMarks(
  signing: SigningKeys,
  reported: readonly ReportedMark[],
): Promise<void> {
  const marks = newestOf(reported)
  const failures: unknown[] = []
  for (let start = 0; start < marks.length; start += atOnce) {
    const part = marks.slice(start, start + atOnce)
    const results = await Promise.allSettled(part.map(({ chat, mark }) => storeMark(signing, chat, mark)))
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Returns the newest rising mark of each chat and kind; other marks stay as they are.
 * @internal Exported for tests.
 */
export function newestOf(marks: readonly ReportedMark[]): ReportedMark[] {
  const highest = new Map<string, ReportedMark>()
  for (const [index, reported] of marks.entries()) {
    const { chat, mark } = reported
    const isRising = mark.kind === 'delivered' || mark.kind === 'read'
    const name = isRising ? JSON.stringify([chat.account, chat.address, mark.kind]) : String(index)
    const newest = highest.get(name)
    if (!newest || !('at' in newest.mark) || !('at' in mark) || newest.mark.at < mark.at)
      highest.set(name, reported)
  }
  return [...highest.values()]
}
