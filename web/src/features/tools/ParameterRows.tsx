import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { toolLimits, type ToolParameter } from '@parley/functions/shared/tools/tools'
import { IconPlus } from '@tabler/icons-react'
import { DeleteButton } from '../../components/dialogs/DeleteButton.tsx'
import { ChoicesField } from './ChoicesField.tsx'
import { t } from './texts.ts'
import type { ToolFields } from './toolForm.ts'
import styles from './Tools.module.css'

const kinds = ['text', 'number', 'boolean', 'choice'] as const
const empty: ToolParameter = { key: '', kind: 'text', description: '', required: true, choices: [] }

/** Edits the parameters that the model fills in, one row each. */
export function ParameterRows({ fields }: { fields: ToolFields }) {
  const { parameters } = fields.values.tool
  return (
    <div className={styles.rows}>
      {parameters.map((parameter, at) => {
        const path = `tool.parameters.${at}` as const
        return (
          // Rows have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.parameter}>
            <TextInput
              label={t('key')}
              dir="ltr"
              maxLength={30}
              autoComplete="off"
              spellCheck={false}
              {...fields.getInputProps(`${path}.key`)}
            />
            <NativeSelect
              label={t('kind')}
              data={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
              {...fields.getInputProps(`${path}.kind`)}
            />
            <div className={styles.remove}>
              <DeleteButton
                label={t('removeRow', { name: parameter.key || t('key') })}
                onClick={() => fields.removeListItem('tool.parameters', at)}
              />
            </div>
            <TextInput
              className={styles.whole ?? ''}
              label={t('about')}
              dir="auto"
              maxLength={300}
              autoComplete="off"
              {...fields.getInputProps(`${path}.description`)}
            />
            {parameter.kind === 'choice' && <ChoicesField fields={fields} path={`${path}.choices`} />}
            <Checkbox
              label={t('required')}
              {...fields.getInputProps(`${path}.required`, { type: 'checkbox' })}
            />
          </div>
        )
      })}
      {parameters.length < toolLimits.parameters && (
        <Button
          className={styles.start ?? ''}
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => fields.insertListItem('tool.parameters', empty)}
        >
          {t('addParameter')}
        </Button>
      )}
    </div>
  )
}
