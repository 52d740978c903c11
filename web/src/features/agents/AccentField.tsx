import { TextInput } from '@mantine/core'
import { templateCards } from '@parley/functions/shared/templateKeys'
import styles from './AppearancePage.module.css'
import { t } from './texts.ts'

interface AccentFieldProps {
  label?: string
  value: string
  error?: string | undefined
  onChange: (color: string) => void
}

export function AccentField({ label = t('accentColour'), value, error, onChange }: AccentFieldProps) {
  return (
    <div className={styles.color}>
      <TextInput
        label={label}
        value={value}
        maxLength={7}
        w={132}
        spellCheck={false}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <input
        type="color"
        aria-label={t('pickAnAccentColour')}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.swatches}>
        {templateCards.map(({ color }) => (
          <button
            key={color}
            type="button"
            aria-label={t('accentOf', { colour: color })}
            title={color}
            aria-pressed={color === value.toLowerCase()}
            style={{ background: color }}
            onClick={() => onChange(color)}
          />
        ))}
      </span>
    </div>
  )
}
