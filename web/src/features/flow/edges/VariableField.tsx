import { NativeSelect, TextInput } from '@mantine/core'
import { comparisons, type Rule } from '@parley/functions/shared/flow/rules'
import { useMemo } from 'react'
import { useFlow, useFlowEditing } from '../FlowContext.ts'
import styles from '../nodes/NodeFields.module.css'
import { t } from '../texts.ts'

type VariableRule = Extract<Rule, { rule: 'variable' }>

interface VariableFieldProps {
  rule: VariableRule
  onChange: (rule: VariableRule, isTyped?: boolean) => void
}

/** Edits a comparison with a value that a node has collected or a function has stored. */
export function VariableField({ rule, onChange }: VariableFieldProps) {
  const { mayEdit, keptKeys, areToolsKnown } = useFlowEditing()
  const nodes = useFlow(({ draft }) => draft.nodes)
  const keys = useMemo(() => {
    const collected = Object.values(nodes).flatMap(({ collects }) =>
      collects.map(({ key }) => [key, key] as const),
    )
    const toolKeys = keptKeys.map(({ key, tool }) => [key, `${key} (${tool})`] as const)
    const missing = [[rule.key, areToolsKnown ? `${rule.key} ${t('gone')}` : rule.key]] as const
    // A field that the flow collects is labelled by its key alone.
    return [...new Map([...missing, ...toolKeys, ...collected])].map(([value, label]) => ({ value, label }))
  }, [nodes, keptKeys, areToolsKnown, rule.key])
  const hasValue = rule.comparison !== 'isSet' && rule.comparison !== 'isMissing'
  return (
    <div className={styles.line}>
      <NativeSelect
        aria-label={t('field')}
        disabled={!mayEdit}
        value={rule.key}
        data={keys}
        onChange={(event) => onChange({ ...rule, key: event.currentTarget.value }, false)}
      />
      <NativeSelect
        aria-label={t('comparison')}
        disabled={!mayEdit}
        value={rule.comparison}
        data={comparisons.map((name) => ({ value: name, label: t(`comparison_${name}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const comparison = comparisons.find((name) => name === value)
          if (comparison) onChange({ ...rule, comparison }, false)
        }}
      />
      {hasValue && (
        <TextInput
          aria-label={t('value')}
          placeholder={t('value')}
          dir="auto"
          maxLength={200}
          readOnly={!mayEdit}
          value={rule.value}
          onChange={(event) => onChange({ ...rule, value: event.currentTarget.value })}
        />
      )}
    </div>
  )
}
