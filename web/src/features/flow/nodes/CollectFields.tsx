import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import { flowLimits, type FlowField } from '@parley/functions/shared/flow/flow'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { ChoicesField } from './ChoicesField.tsx'
import { FieldKey } from './FieldKey.tsx'
import { withFieldKey } from './withFieldKey.ts'
import { useFlowEditing, useNodeChange } from '../FlowContext.ts'
import styles from './NodeFields.module.css'
import { t } from '../texts.ts'
import { useRowIds } from './useRowIds.ts'

const kinds: readonly FlowField['kind'][] = ['text', 'email', 'phone', 'number', 'date', 'choice']

interface CollectFieldsProps {
  nodeId: string
  fields: readonly FlowField[]
}

/** Edits the fields that a node collects, for rules, tools and texts. */
export function CollectFields({ nodeId, fields }: CollectFieldsProps) {
  const { store, mayEdit } = useFlowEditing()
  const change = useNodeChange(nodeId)
  const rowIds = useRowIds(fields.map(({ key }) => key))
  const put = (at: number, changes: Partial<FlowField>, place?: string) =>
    change(
      { collects: fields.map((field, other) => (other === at ? { ...field, ...changes } : field)) },
      place,
    )

  function add() {
    const usedKeys = new Set(fields.map(({ key }) => key))
    const free = Array.from({ length: flowLimits.fields }, (_, at) => `field${at + 1}`)
    const key = free.find((name) => !usedKeys.has(name)) ?? 'field'
    change({ collects: [...fields, { key, label: '', kind: 'text', choices: [] }] })
  }

  if (!mayEdit && fields.length === 0) return null
  return (
    <fieldset className={styles.fields}>
      <legend>{t('collects')}</legend>
      {fields.length > 0 && <p>{t('keyHint', { key: `{{${fields[0]?.key ?? ''}}}` })}</p>}
      {fields.map((field, at) => (
        <div key={rowIds[at]} className={styles.field}>
          <TextInput
            aria-label={t('fieldLabel')}
            placeholder={t('fieldLabel')}
            dir="auto"
            maxLength={flowLimits.name}
            readOnly={!mayEdit}
            value={field.label}
            onChange={(event) => put(at, { label: event.currentTarget.value }, `label${at}`)}
          />
          <FieldKey
            value={field.key}
            usedKeys={fields.flatMap(({ key }, other) => (other === at ? [] : key))}
            onChange={(key) => store.change(withFieldKey(store.state.draft, nodeId, at, key))}
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
              onClick={({ currentTarget }) => {
                const row = currentTarget.parentElement
                const next = row?.nextElementSibling ?? row?.previousElementSibling
                change({ collects: fields.toSpliced(at, 1) })
                // The row below takes its place; after the last row, the button that adds one.
                next?.querySelector('input')?.focus()
                if (next instanceof HTMLButtonElement) next.focus()
              }}
            >
              <IconTrash size={16} />
            </ActionIcon>
          )}
          {field.kind === 'choice' && (
            <ChoicesField
              choices={field.choices}
              isReadOnly={!mayEdit}
              onChange={(choices) => put(at, { choices }, `choices${at}`)}
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
