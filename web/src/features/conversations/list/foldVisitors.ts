import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { personOf } from '../visitor/personOf.ts'

/** A visitor's newest conversation in a list, and their others in that list, the newest first. */
export interface FoldedRow {
  front: ConversationRow
  others: ConversationRow[]
}

/**
 * Groups each visitor's conversations at the position of the first one. `standsAlone` selects rows that are
 * never put behind another one, such as those that wait for a person.
 */
export function foldVisitors(
  rows: readonly ConversationRow[],
  isAlone: (row: ConversationRow) => boolean,
): FoldedRow[] {
  const folded: FoldedRow[] = []
  const byVisitor = new Map<string, FoldedRow>()
  for (const front of rows) {
    const group = isAlone(front) ? undefined : byVisitor.get(personOf(front))
    if (group) {
      group.others.push(front)
      continue
    }
    const one = { front, others: [] }
    folded.push(one)
    // A conversation whose visitor has deleted it has no id of a person.
    const person = personOf(front)
    if (person && !byVisitor.has(person)) byVisitor.set(person, one)
  }
  return folded
}
