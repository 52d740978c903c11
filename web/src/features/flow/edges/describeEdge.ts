import type { Flow, FlowEdge, FlowNode } from '@parley/functions/shared/flow/flow'
import { groupOf, groupsOf } from '@parley/functions/shared/flow/groups'
import type { Rule } from '@parley/functions/shared/flow/rules'
import type { NamedThing } from '../NamedThing.ts'
import { t } from '../texts.ts'
import { isOnlyStart } from '../store/flowEdits.ts'

type Names = Record<'tools' | 'forms', readonly NamedThing[]>

/** Describes the condition of an edge in words. */
export function describeCondition(when: FlowEdge['when'], names: Names): string {
  if (typeof when === 'string') return when.trim() || t('noConditionYet')
  return describeRule(when, names)
}

function describeRule(rule: Rule, { tools, forms }: Names): string {
  switch (rule.rule) {
    case 'always':
      return t('always')
    case 'reply':
      return t('theReplyIs', { text: rule.text })
    case 'form':
      return t('theFormIsSent', { form: nameOf(forms, rule.id) })
    case 'tool':
      return t(rule.ended === 'ok' ? 'theToolSucceeds' : 'theToolFails', { tool: nameOf(tools, rule.id) })
    case 'variable':
      return t(`variable_${rule.comparison}`, { field: rule.key, value: rule.value })
    case 'stuck':
      return t('afterTurns', { count: rule.turns })
  }
}

function nameOf(things: readonly NamedThing[], id: string): string {
  return things.find((thing) => thing.id === id)?.name ?? t('gone')
}

/** Returns the name of a node, or the name of its kind. */
export function nameOfNode(node: FlowNode | undefined): string {
  if (!node) return t('gone')
  return node.name.trim() || t(`kind_${node.kind}`)
}

/** Returns the name of the group that a node is drawn in; empty for none. */
export function nameOfGroupOf(flow: Flow, nodeId: string): string {
  const group = groupOf(flow, nodeId)
  return group === undefined ? '' : nameOfNode(flow.nodes[group])
}

/** Returns the name of the action that deletes a node; with a group, its nodes are deleted too. */
export function labelOfDelete(flow: Flow, nodeId: string): string | undefined {
  if (isOnlyStart(flow, nodeId)) return undefined
  const name = nameOfNode(flow.nodes[nodeId])
  const count = groupsOf(flow).get(nodeId)?.length ?? 0
  return count > 0 ? t('deleteGroup', { name, count }) : t('deleteNode', { name })
}
