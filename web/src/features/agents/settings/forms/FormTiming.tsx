import { Button, CopyButton } from '@mantine/core'
import type { Form } from '@parley/functions/shared/forms'
import { texts } from '@parley/functions/shared/texts'
import { Choice } from '../../../../components/Choice.tsx'
import { showToast } from '../../../../lib/toast.ts'
import { NumberSetting } from '../NumberSetting.tsx'
import { SettingSwitch } from '../SettingSwitch.tsx'
import styles from '../SettingsPage.module.css'

interface FormTimingProps {
  form: Form
  onChange: (changes: Partial<Form>) => void
}

/** When a form appears, and whether it must be filled in. */
export function FormTiming({ form, onChange }: FormTimingProps) {
  const call = `Parley.openForm('${form.id}')`
  return (
    <>
      <Choice
        label="Appears"
        value={form.when}
        onChange={(when) => onChange({ when })}
        options={[
          { value: 'start', label: 'At the start' },
          { value: 'messages', label: 'After messages' },
          { value: 'manual', label: 'On demand' },
        ]}
      />
      {form.when === 'messages' && (
        <NumberSetting
          label="The visitor's messages before it"
          least={1}
          most={50}
          value={form.afterMessages}
          onChange={(afterMessages) => onChange({ afterMessages })}
        />
      )}
      {form.when === 'manual' && (
        <div className={styles.chosen}>
          <span>
            The agent shows it when it fits, and your page with <code style={{ fontSize: 13 }}>{call}</code>.
          </span>
          <CopyButton value={call}>
            {({ copy }) => (
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => {
                  copy()
                  void showToast(texts.copied)
                }}
              >
                Copy
              </Button>
            )}
          </CopyButton>
        </div>
      )}
      <SettingSwitch
        label="Can be skipped"
        description="Visitors may go on without it."
        isOn={form.canSkip}
        onChange={(canSkip) => onChange({ canSkip })}
      />
    </>
  )
}
