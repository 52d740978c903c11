import { isSame } from '../texts/isSame.ts'
import type { FlowEdge, FlowNode } from './flow.ts'

/** Fields that never conflict: when two people have arranged the same part, the last change wins. */
const mergedSilently: ReadonlySet<string> = new Set(['x', 'y', 'order', 'isCollapsed'])

/** Compares two parts; null means that a part does not exist. */
export function isSamePart(one: FlowNode | FlowEdge | null, other: FlowNode | FlowEdge | null): boolean {
  return one === other || isSame(one, other)
}

/**
 * Merges two changes of a part field by field. Returns 'conflict' if they exclude each other, or if one side
 * has deleted a part that the other changed. Null means a missing part.
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
    if (!isSame(other, before) && !mergedSilently.has(name)) return 'conflict'
    if (own === undefined) Reflect.deleteProperty(merged, name)
    else Reflect.set(merged, name, own)
  }
  return merged
}
