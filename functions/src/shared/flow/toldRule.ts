import type { FlowEdge, FlowNode } from './flow.ts'
import type { Rule } from './rules.ts'

type ToldRule = Extract<Rule, { rule: 'variable' }>

/**
 * Returns the rule on a field that the node itself collects. The model receives it, so that it can follow
 * the edge in the same call as the answer; the rule is checked anyway.
 */
export function toldRule(node: FlowNode | undefined, when: FlowEdge['when']): ToldRule | undefined {
  if (typeof when === 'string' || when.rule !== 'variable') return undefined
  const isAsked = node?.collects.some(({ key }) => key === when.key) ?? false
  return isAsked && ['isSet', 'is'].includes(when.comparison) ? when : undefined
}
