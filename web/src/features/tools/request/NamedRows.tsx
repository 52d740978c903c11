import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../../../components/dialogs/DeleteButton.tsx'
import { t } from '../texts.ts'
import type { ToolFields } from '../toolForm.ts'
import styles from '../Tools.module.css'

interface NamedRowsProps {
  fields: ToolFields
  list: 'query' | 'headers'
  max: number
}

/** Edits names with their values, one row each. */
export function NamedRows({ fields, list, max }: NamedRowsProps) {
  const rows = fields.values.tool.request[list]
  return (
    <fieldset className={styles.rows} aria-label={t(list)}>
      {rows.map(({ name }, at) => (
        // Rows have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.row}>
          <TextInput
            aria-label={t('rowName', { list: t(list) })}
            placeholder={t('key')}
            dir="ltr"
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            {...fields.getInputProps(`tool.request.${list}.${at}.name`)}
          />
          <TextInput
            aria-label={t('rowValue', { list: t(list) })}
            placeholder={t('value')}
            dir="ltr"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            {...fields.getInputProps(`tool.request.${list}.${at}.value`)}
          />
          <DeleteButton
            label={t('removeRow', { name: name || t('key') })}
            onClick={() => fields.removeListItem(`tool.request.${list}`, at)}
          />
        </div>
      ))}
      {rows.length < max && (
        <Button
          className={styles.start ?? ''}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          onClick={() => fields.insertListItem(`tool.request.${list}`, { name: '', value: '' })}
        >
          {t(list === 'query' ? 'addQuery' : 'addHeader')}
        </Button>
      )}
    </fieldset>
  )
}
