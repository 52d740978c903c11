import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { personOf } from './personOf.ts'

/** A visitor's newest conversation in a list, with his others there, the newest first. */
export interface FoldedRow {
  front: ConversationRow
  others: ConversationRow[]
}

/**
 * Rows with each visitor's conversations put together, in the place of the first. `standsAlone`: rows that are
 * never put behind another, such as those of people who wait.
 */
export function foldVisitors(
  rows: readonly ConversationRow[],
  standsAlone: (row: ConversationRow) => boolean,
): FoldedRow[] {
  const folded: FoldedRow[] = []
  const byVisitor = new Map<string, FoldedRow>()
  for (const front of rows) {
    const known = standsAlone(front) ? undefined : byVisitor.get(personOf(front))
    if (known) {
      known.others.push(front)
      continue
    }
    const one = { front, others: [] }
    folded.push(one)
    // Whoever has deleted his conversations has no id.
    const person = personOf(front)
    if (person && !byVisitor.has(person)) byVisitor.set(person, one)
  }
  return folded
}
