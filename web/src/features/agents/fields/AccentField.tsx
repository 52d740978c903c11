import { templateCards } from '@parley/functions/shared/agents/templateKeys'
import { ColourField } from '../../../components/forms/ColourField.tsx'
import styles from '../AppearancePage.module.css'
import { t } from '../texts.ts'

interface AccentFieldProps {
  label?: string
  value: string
  error?: string | undefined
  onChange: (color: string) => void
}

export function AccentField({ label = t('accentColour'), value, error, onChange }: AccentFieldProps) {
  return (
    <ColourField
      label={label}
      pickLabel={t('pickAnAccentColour')}
      value={value}
      error={error}
      onChange={onChange}
    >
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
    </ColourField>
  )
}
