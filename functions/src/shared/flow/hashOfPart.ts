import { canonicalText } from '../texts/canonicalText.ts'
import { fnv1a } from '../texts/fnv1a.ts'
import type { FlowEdge, FlowNode } from './flow.ts'

/** Returns a hash that is equal for two nodes or edges exactly when they are equal. */
export function hashOfPart(part: FlowNode | FlowEdge): string {
  const text = canonicalText(part)
  return fnv1a(text, 0x811c9dc5) + fnv1a(text, 0x01000193)
}
