import { TextInput } from '@mantine/core'
import { toolLimits } from '@parley/functions/shared/tools/tools'
import { Choice } from '../../components/forms/Choice.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { setConfirm, setEffect } from './effectActions.ts'
import { questionFor } from './questionFor.ts'
import { t } from './texts.ts'
import type { ToolFields } from './toolForm.ts'
import styles from './Tools.module.css'

/** Whether a tool changes something, and the question to the visitor before it does. */
export function EffectFields({ fields }: { fields: ToolFields }) {
  const { tool } = fields.values
  const { effect, confirm, request } = tool
  const isSearch = effect === 'read' && request.method !== 'GET'

  return (
    <>
      <div>
        <Choice
          label={t('effect')}
          value={effect}
          options={[
            { value: 'read', label: t('effect_read') },
            { value: 'change', label: t('effect_change') },
          ]}
          onChange={(next) => setEffect(fields, next)}
        />
        <p className={styles.hint}>
          {isSearch ? t('effectHint_search', { method: request.method }) : t(`effectHint_${effect}`)}
        </p>
      </div>
      <SettingSwitch
        label={t('confirm')}
        description={t('confirmHint')}
        isOn={confirm === 'visitor'}
        onChange={(isOn) => setConfirm(fields, isOn)}
      />
      {confirm === 'visitor' && (
        <TextInput
          label={t('question')}
          description={t('questionHint', { example: '{number}' })}
          placeholder={questionFor(tool)}
          maxLength={toolLimits.question}
          dir="auto"
          autoComplete="off"
          {...fields.getInputProps('tool.question')}
        />
      )}
    </>
  )
}
