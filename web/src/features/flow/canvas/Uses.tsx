import type { FlowNode } from '@parley/functions/shared/flow/flow'
import { IconCpu, IconForms, IconTool } from '@tabler/icons-react'
import { useFlowEditing } from '../FlowContext.ts'
import { t } from '../texts.ts'
import styles from './FlowCard.module.css'

/** In one line: the fields that a node collects, the tools that it may call, and a model of its own. */
export function Uses({ node: { collects, tools: ids, model } }: { node: FlowNode }) {
  const { tools, models } = useFlowEditing()
  const fields = collects.map(({ key, label }) => label || key)
  const names = ids.map((id) => tools.find((tool) => tool.id === id)?.name ?? t('gone'))
  const ownModel = model && (models.find(({ id }) => id === model)?.label ?? model)
  return (
    <small className={styles.uses}>
      {fields.length > 0 && (
        <span title={`${t('collects')}: ${fields.join(', ')}`}>
          <IconForms size={14} aria-label={t('collects')} /> <bdi dir="auto">{fields.join(', ')}</bdi>
        </span>
      )}
      {names.length > 0 && (
        <span title={`${t('tools')}: ${names.join(', ')}`}>
          <IconTool size={14} aria-label={t('tools')} /> <bdi>{names.join(', ')}</bdi>
        </span>
      )}
      {ownModel && (
        <span title={`${t('model')}: ${ownModel}`}>
          <IconCpu size={14} aria-label={t('model')} /> <bdi>{ownModel}</bdi>
        </span>
      )}
    </small>
  )
}
