import { TagsInput } from '@mantine/core'
import { t } from './texts.ts'
import type { ToolFields } from './toolForm.ts'
import styles from './Tools.module.css'

/** Edits the values that a parameter can have. */
export function ChoicesField({ fields, path }: { fields: ToolFields; path: string }) {
  return (
    <TagsInput
      className={styles.whole ?? ''}
      label={t('choices')}
      description={t('choicesHint')}
      maxTags={30}
      dir="auto"
      {...fields.getInputProps(path)}
    />
  )
}
