import { Button } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agents/agent'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import {
  useAgentDraft,
  useAgentEditing,
  useAgentErrors,
  useStoredAgent,
} from '../../draft/AgentDraftContext.ts'
import { UndoLine } from '../UndoLine.tsx'
import { useRemoval } from '../useRemoval.ts'
import { fieldKey } from './fieldKey.ts'
import { FieldRow } from './FieldRow.tsx'
import styles from './FormEditor.module.css'
import { formPath } from './formPath.ts'
import { t } from '../texts.ts'
import type { FormField } from './FormField.ts'

const maxFields = 12
const focusable = 'button, input, select, textarea'

const none: FormField[] = []
const fieldsOf = (formId: string) => (agent: Agent) =>
  agent.widgetOptions.forms.find(({ id }) => id === formId)?.fields ?? none

/** The fields of a form in the visitors' order. */
export function FieldList({ formId }: { formId: string }) {
  const { store } = useAgentEditing()
  const errors = useAgentErrors()
  const path = `${formPath(formId)}.fields` as const
  const fields = useAgentDraft(fieldsOf(formId))
  // Values may be stored under these keys, so they stay when a label changes.
  const storedKeys = useStoredAgent(fieldsOf(formId)).map(({ key }) => key)
  const onChange = (next: FormField[]) => store.change({ [path]: next })
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { removed, remove, undo } = useRemoval(fields, onChange)
  const keys = fields.map(({ key }) => key)

  function handleField(index: number, field: FormField, changes: Partial<FormField>) {
    const others = keys.toSpliced(index, 1)
    const key =
      changes.label === undefined || storedKeys.includes(field.key)
        ? field.key
        : fieldKey(changes.label, [...others, ...storedKeys])
    onChange(fields.with(index, { ...field, ...changes, key }))
  }

  function handleMove(index: number, to: number) {
    const field = fields[index]
    if (!field || to < 0 || to >= fields.length) return
    const rows = [...(list.current?.children ?? [])]
    const control =
      rows[index] && controlsOf(rows[index]).findIndex((element) => element === document.activeElement)
    flushSync(() => {
      onChange(fields.toSpliced(index, 1).toSpliced(to, 0, field))
      setAnnouncement(t('fieldMoved', { label: field.label, place: to + 1, count: fields.length }))
    })
    // The rows stay and show other fields: the focus moves with the field.
    const moved = list.current?.children[to]
    if (moved && control !== undefined) focusNear(controlsOf(moved), control)
  }

  function handleKey(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    handleMove(index, index + (event.key === 'ArrowUp' ? -1 : 1))
  }

  return (
    <>
      <ul ref={list} className={styles.fields} aria-label={t('fields')}>
        {fields.map((field, index) => (
          // The key follows the label while it is typed, so only the index is stable.
          // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/no-noninteractive-element-interactions
          <li
            key={index}
            aria-label={field.label || t('fieldNumber', { n: index + 1 })}
            onKeyDown={(event) => handleKey(event, index)}
          >
            <FieldRow
              field={field}
              path={`${path}.${index}`}
              errors={errors}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              isOnly={fields.length === 1}
              onChange={(changes) => handleField(index, field, changes)}
              onMove={(by) => handleMove(index, index + by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <output className="unseen">{announcement}</output>
      {removed && <UndoLine text={t('removedNamed', { name: removed.label })} onUndo={undo} />}
      {fields.length < maxFields && (
        <Button
          variant="default"
          style={{ justifySelf: 'start' }}
          leftSection={<IconPlus size={16} />}
          onClick={() =>
            onChange([
              ...fields,
              {
                key: fieldKey('', [...keys, ...storedKeys]),
                label: '',
                type: 'text',
                required: false,
                options: [],
              },
            ])
          }
        >
          {t('addField')}
        </Button>
      )}
    </>
  )
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(focusable)]
}

/**
 * Focuses a control; at an end of the list the clicked button is disabled, so the other one gets the focus.
 */
function focusNear(controls: HTMLElement[], index: number): void {
  const control = controls[index]
  const target = control?.matches(':disabled') ? controls.find((one) => !one.matches(':disabled')) : control
  target?.focus()
}
