import { TextInput } from '@mantine/core'
import { toolLimits, type ToolDraft } from '@parley/functions/shared/tools/tools'
import { Choice } from '../../components/forms/Choice.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { questionFor } from './questionFor.ts'
import { t } from './texts.ts'
import type { ToolFields } from './toolForm.ts'
import styles from './Tools.module.css'

/** Whether a tool changes something, and the question to the visitor before it does. */
export function EffectFields({ fields }: { fields: ToolFields }) {
  const { tool } = fields.values
  const { effect, confirm } = tool

  function setConfirm(isOn: boolean) {
    fields.setFieldValue('tool.confirm', isOn ? 'visitor' : 'no')
    if (isOn && tool.question === '') fields.setFieldValue('tool.question', questionFor(tool))
  }

  function handleEffect(next: ToolDraft['effect']) {
    fields.setFieldValue('tool.effect', next)
    // A change asks first unless its owner decides otherwise.
    if (next !== effect) setConfirm(next === 'change')
  }

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
          onChange={handleEffect}
        />
        <p className={styles.hint}>{t(`effectHint_${effect}`)}</p>
      </div>
      <SettingSwitch
        label={t('confirm')}
        description={t('confirmHint')}
        isOn={confirm === 'visitor'}
        onChange={setConfirm}
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
