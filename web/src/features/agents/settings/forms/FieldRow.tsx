import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { formFieldTypes } from '@parley/functions/shared/widget/forms'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { LinesField } from '../../fields/LinesField.tsx'
import { SettingSwitch } from '../../../../components/forms/SettingSwitch.tsx'
import type { FormField } from './FormField.ts'
import type { FormPath } from './formPath.ts'
import styles from './FormEditor.module.css'
import { t } from '../texts.ts'

export type FieldPath = `${FormPath}.fields.${number}`

interface FieldRowProps {
  field: FormField
  path: FieldPath
  errors: FieldErrors
  isFirst: boolean
  isLast: boolean
  isOnly: boolean
  onChange: (changes: Partial<FormField>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One field of a form. */
export function FieldRow({
  field,
  path,
  errors,
  isFirst,
  isLast,
  isOnly,
  onChange,
  onMove,
  onRemove,
}: FieldRowProps) {
  const { key, label, type, required } = field

  function handleType(chosen: string) {
    const next = formFieldTypes.find((candidate) => candidate === chosen)
    if (next) onChange({ type: next, options: next === 'choice' ? ['', ''] : [] })
  }

  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <code title={t('fieldKey')}>{key}</code>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('moveFieldUp', { label })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <IconArrowUp size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('moveFieldDown', { label })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <IconArrowDown size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('removeField', { label })}
          disabled={isOnly}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </div>
      <TextInput
        label={t('label')}
        value={label}
        maxLength={100}
        error={errors[`${path}.label`] ?? errors[`${path}.key`]}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('type')}
        value={type}
        data={formFieldTypes.map((type) => ({ value: type, label: t(`fieldType_${type}`) }))}
        onChange={(event) => handleType(event.currentTarget.value)}
      />
      {type === 'choice' && (
        <div className={styles.whole}>
          <LinesField kind="option" max={12} maxLength={80} path={`${path}.options`} />
        </div>
      )}
      <div className={styles.whole}>
        <SettingSwitch
          label={t('required')}
          isOn={required}
          onChange={(isOn) => onChange({ required: isOn })}
        />
      </div>
    </div>
  )
}
