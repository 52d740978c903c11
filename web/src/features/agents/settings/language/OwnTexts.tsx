import { extraTexts } from '@parley/functions/shared/widgetExtraTexts'
import { panelTexts } from '@parley/functions/shared/widgetPanelTexts'
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { IconX } from '@tabler/icons-react'
import styles from '../SettingsPage.module.css'
import { withoutKey } from './withoutKey.ts'

/** The widget's own texts in English, by key. */
const widgetTexts: Record<string, string> = { ...panelTexts, ...extraTexts }

interface OwnTextsProps {
  own: Record<string, string>
  path: string
  errors: FieldErrors
  onChange: (own: Record<string, string>) => void
}

/**
 * The texts of one language that are said in other words; each stands under the English text that it
 * replaces.
 */
export function OwnTexts({ own, path, errors, onChange }: OwnTextsProps) {
  const left = Object.entries(widgetTexts).filter(([key]) => !(key in own))
  return (
    <>
      {Object.entries(own).map(([key, text]) => (
        <div key={key} className={styles.own}>
          <TextInput
            label={widgetTexts[key] ?? key}
            value={text}
            maxLength={300}
            error={errors[`${path}.${key}`]}
            onChange={(event) => onChange({ ...own, [key]: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove own words for ${widgetTexts[key] ?? key}`}
            onClick={() => onChange(withoutKey(own, key))}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      <NativeSelect
        aria-label="Add a text"
        value=""
        data={[
          { value: '', label: 'Choose a text…' },
          ...left.map(([key, text]) => ({ value: key, label: text })),
        ]}
        onChange={(event) =>
          event.currentTarget.value && onChange({ ...own, [event.currentTarget.value]: '' })
        }
      />
    </>
  )
}
