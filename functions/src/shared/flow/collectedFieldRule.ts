import type { FlowEdge, FlowNode } from './flow.ts'
import type { Rule } from './rules.ts'

type FieldRule = Extract<Rule, { rule: 'variable' }>

/**
 * Returns the rule on a field that the node itself collects. The model receives it, so that it can follow
 * the edge in the same call as the answer; the rule is checked anyway.
 */
export function collectedFieldRule(
  node: FlowNode | undefined,
  when: FlowEdge['when'],
): FieldRule | undefined {
  if (typeof when === 'string' || when.rule !== 'variable') return undefined
  const isCollected = node?.collects.some(({ key }) => key === when.key) ?? false
  return isCollected && ['isSet', 'is'].includes(when.comparison) ? when : undefined
}
