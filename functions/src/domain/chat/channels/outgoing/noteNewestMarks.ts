import { noteMark, type Mark } from './noteMark.ts'
import type { Chat } from '../incoming/receive.ts'

/** What a vendor tells of the replies of one chat. */
export interface ToldMark {
  chat: Chat
  mark: Mark
}

/** So many marks of one batch are noted at once. */
const atOnce = 20

/**
 * Notes what one batch tells of replies: of marks that rise, a chat's newest of each kind alone. Fails where
 * one could not be noted, after all others were.
 */
export async function noteNewestMarks(secret: string, told: readonly ToldMark[]): Promise<void> {
  const marks = newestOf(told)
  const failures: unknown[] = []
  for (let start = 0; start < marks.length; start += atOnce) {
    const part = marks.slice(start, start + atOnce)
    const results = await Promise.allSettled(part.map(({ chat, mark }) => noteMark(secret, chat, mark)))
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
  }
  if (failures.length > 0) throw failures[0]
}

/** All marks that do not rise stay as they are. */
export function newestOf(marks: readonly ToldMark[]): ToldMark[] {
  const highest = new Map<string, ToldMark>()
  for (const [index, told] of marks.entries()) {
    const { chat, mark } = told
    const isRising = mark.kind === 'delivered' || mark.kind === 'read'
    const name = isRising ? JSON.stringify([chat.account, chat.address, mark.kind]) : String(index)
    const known = highest.get(name)
    if (!known || !('at' in known.mark) || !('at' in mark) || known.mark.at < mark.at) highest.set(name, told)
  }
  return [...highest.values()]
}
