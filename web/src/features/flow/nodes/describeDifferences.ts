import type { FlowField, FlowNode } from '@parley/functions/shared/flow/flow'
import { isSame } from '@parley/functions/shared/texts/isSame'
import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import type { NamedThing } from '../NamedThing.ts'
import { t } from '../texts.ts'

/** The names of everything that a node can reference. */
export interface NodeNames {
  tools: readonly NamedThing[]
  models: readonly ModelPrice[]
  /** Undefined while they are loading. */
  sources: readonly NamedThing[] | undefined
  groupName: (groupId: string) => string
}

interface DescribedField {
  label: string
  value: string
}

/** Describes the values of a node that differ from another version; its position does not count. */
export function describeDifferences(
  node: FlowNode,
  other: FlowNode | undefined,
  names: NodeNames,
): DescribedField[] {
  const fields: [keyof FlowNode, string, () => string][] = [
    ['name', t('name'), () => node.name],
    ['mode', t('howItAnswers'), () => t(node.mode === 'fixed' ? 'wordForWord' : 'byTheModel')],
    ['text', textLabel(node), () => node.text],
    ['collects', t('collects'), () => node.collects.map(describeField).join('\n')],
    ['global', t('fromEverywhere'), () => describeGlobal(node)],
    ['outcome', t('outcome'), () => node.outcome],
    ['model', t('model'), () => modelOf(node, names)],
    ['temperature', t('temperature'), () => node.temperature?.toString() ?? t('asTheAgent')],
    ['knowledge', t('usesKnowledge'), () => describeKnowledge(node, names)],
    ['group', t('kind_group'), () => (node.group === undefined ? t('noGroup') : names.groupName(node.group))],
    ['tools', t('tools'), () => node.tools.map((id) => nameOf(id, names.tools)).join('\n')],
  ]
  return fields
    .filter(([name]) => !isSame(node[name], other?.[name]))
    .map(([, label, words]) => ({ label, value: words() || t('none') }))
}

function textLabel({ kind, mode }: FlowNode): string {
  if (kind === 'note') return t('remark')
  return t(mode === 'fixed' ? 'wordForWord' : 'instructions')
}

function describeField({ key, label, kind, choices }: FlowField): string {
  const name = label && label !== key ? `${label} (${key})` : key
  return [`${name}: ${t(`fieldKind_${kind}`)}`, choices.join(', ')].filter(Boolean).join(' – ')
}

function describeGlobal({ global }: FlowNode): string {
  if (!global) return t('no')
  return [global.when || t('noConditionYet'), global.returns && t('returns')].filter(Boolean).join('\n')
}

function modelOf({ model }: FlowNode, { models }: NodeNames): string {
  if (model === undefined) return t('asTheAgent')
  return models.find(({ id }) => id === model)?.label ?? t('gone')
}

function describeKnowledge({ knowledge }: FlowNode, { sources }: NodeNames): string {
  if (typeof knowledge === 'string') return t(`knowledge_${knowledge}`)
  const names = sources ? knowledge.map((id) => nameOf(id, sources)) : []
  return [t('knowledge_some'), ...names].join('\n')
}

function nameOf(id: string, things: readonly NamedThing[]): string {
  return things.find((thing) => thing.id === id)?.name ?? t('gone')
}
