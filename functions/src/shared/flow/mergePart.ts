import { isSame } from '../texts/isSame.ts'
import type { FlowEdge, FlowNode } from './flow.ts'

/** Where two have moved or sorted the same part, nobody is asked: it lies where it was put last. */
const unasked: ReadonlySet<string> = new Set(['x', 'y', 'order'])

/** Null stands for a part that is not there. */
export function isSamePart(one: FlowNode | FlowEdge | null, other: FlowNode | FlowEdge | null): boolean {
  return one === other || isSame(one, other)
}

/**
 * A part that two have changed, with both changes, field by field; 'conflict' where they exclude each other,
 * and where one has deleted what the other has changed. Null: the part is not there.
 */
export function mergePart<Part extends FlowNode | FlowEdge>(
  base: Part | null,
  mine: Part | null,
  theirs: Part | null,
): Part | null | 'conflict' {
  if (isSamePart(mine, theirs) || isSamePart(theirs, base)) return mine
  if (isSamePart(mine, base)) return theirs
  if (!base || !mine || !theirs) return 'conflict'
  const merged = { ...theirs }
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])
  for (const name of names) {
    const [before, own, other]: unknown[] = [base, mine, theirs].map((part) => Reflect.get(part, name))
    if (isSame(own, before) || isSame(own, other)) continue
    if (!isSame(other, before) && !unasked.has(name)) return 'conflict'
    if (own === undefined) Reflect.deleteProperty(merged, name)
    else Reflect.set(merged, name, own)
  }
  return merged
}
