import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { flowLimits, type FlowField } from '@parley/functions/shared/flow/flow'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFlowEditing, useNodeChange } from './FlowContext.ts'
import styles from './NodeFields.module.css'
import { t } from './texts.ts'

const kinds: readonly FlowField['kind'][] = ['text', 'email', 'phone', 'number', 'date', 'choice']

interface CollectFieldsProps {
  nodeId: string
  fields: readonly FlowField[]
}

/** What is found out at a node, for rules, tools and texts. */
export function CollectFields({ nodeId, fields }: CollectFieldsProps) {
  const { mayEdit } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const put = (at: number, changes: Partial<FlowField>, place?: string) =>
    change(
      { collects: fields.map((field, other) => (other === at ? { ...field, ...changes } : field)) },
      place,
    )

  function add() {
    const taken = new Set(fields.map(({ key }) => key))
    const free = Array.from({ length: flowLimits.fields }, (_, at) => `field${at + 1}`)
    const key = free.find((name) => !taken.has(name)) ?? 'field'
    change({ collects: [...fields, { key, label: '', kind: 'text', choices: [] }] })
  }

  if (!mayEdit && fields.length === 0) return null
  return (
    <fieldset className={styles.fields}>
      <legend>{t('collects')}</legend>
      {fields.map((field, at) => (
        // Fields have no ids of their own; they are only added and removed, never sorted.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.field}>
          <TextInput
            aria-label={t('fieldLabel')}
            placeholder={t('fieldLabel')}
            dir="auto"
            maxLength={flowLimits.name}
            readOnly={!mayEdit}
            value={field.label}
            onChange={(event) => put(at, { label: event.currentTarget.value }, `label${at}`)}
          />
          <TextInput
            aria-label={t('fieldKey')}
            className={styles.key ?? ''}
            dir="ltr"
            maxLength={30}
            readOnly={!mayEdit}
            value={field.key}
            onChange={(event) => {
              const key = event.currentTarget.value.replace(/[^a-zA-Z0-9_]/g, '')
              if (/^[a-zA-Z]/.test(key)) put(at, { key }, `key${at}`)
            }}
          />
          <NativeSelect
            aria-label={t('fieldKind')}
            disabled={!mayEdit}
            value={field.kind}
            data={kinds.map((kind) => ({ value: kind, label: t(`fieldKind_${kind}`) }))}
            onChange={({ currentTarget: { value } }) => {
              const kind = kinds.find((name) => name === value)
              if (kind) put(at, { kind })
            }}
          />
          {mayEdit && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('deleteField')}
              onClick={() => change({ collects: fields.toSpliced(at, 1) })}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
          {field.kind === 'choice' && (
            <TextInput
              aria-label={t('choices')}
              placeholder={t('choices')}
              className={styles.choices ?? ''}
              dir="auto"
              readOnly={!mayEdit}
              defaultValue={field.choices.join(', ')}
              onBlur={(event) => put(at, { choices: toChoices(event.currentTarget.value) })}
            />
          )}
        </div>
      ))}
      {mayEdit && fields.length < flowLimits.fields && (
        <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={14} />} onClick={add}>
          {t('addField')}
        </Button>
      )}
    </fieldset>
  )
}

function toChoices(text: string): string[] {
  const choices = text.split(/[,،]/).map((choice) => choice.trim().slice(0, 80))
  return choices.filter(Boolean).slice(0, 20)
}
