import { Button, TextInput } from '@mantine/core'
import { toolLimits } from '@parley/functions/shared/tools/tools'
import { IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { t } from './texts.ts'
import type { ToolFields } from './toolForm.ts'
import styles from './Tools.module.css'

/** Edits the values that are stored from an answer, one row each. */
export function KeepRows({ fields }: { fields: ToolFields }) {
  const { keeps } = fields.values.tool
  return (
    <fieldset className={styles.rows} aria-label={t('keeps')}>
      {keeps.map(({ key }, at) => (
        // Rows have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.row}>
          <TextInput
            aria-label={t('rowName', { list: t('keeps') })}
            dir="ltr"
            maxLength={toolLimits.key}
            autoComplete="off"
            spellCheck={false}
            {...fields.getInputProps(`tool.keeps.${at}.key`)}
          />
          <TextInput
            aria-label={t('keepPath')}
            placeholder="order.status"
            dir="ltr"
            maxLength={toolLimits.path}
            autoComplete="off"
            spellCheck={false}
            {...fields.getInputProps(`tool.keeps.${at}.path`)}
          />
          <DeleteButton
            label={t('removeRow', { name: key || t('key') })}
            onClick={() => fields.removeListItem('tool.keeps', at)}
          />
        </div>
      ))}
      {keeps.length < toolLimits.kept && (
        <Button
          className={styles.start ?? ''}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          onClick={() => fields.insertListItem('tool.keeps', { key: '', path: '' })}
        >
          {t('addKeep')}
        </Button>
      )}
    </fieldset>
  )
}
