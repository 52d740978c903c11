import type { FlowEdge, FlowNode } from './flow.ts'
import type { Rule } from './rules.ts'

type ToldRule = Extract<Rule, { rule: 'variable' }>

/**
 * A rule about something that the node itself asks for: a model hears that it is met in the very message
 * that it answers, so it can take the way in that call, and the rule is checked all the same.
 */
export function toldRule(node: FlowNode | undefined, when: FlowEdge['when']): ToldRule | undefined {
  if (typeof when === 'string' || when.rule !== 'variable') return undefined
  const isAsked = node?.collects.some(({ key }) => key === when.key) ?? false
  return isAsked && ['isSet', 'is'].includes(when.comparison) ? when : undefined
}
