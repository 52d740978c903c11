import { NumberInput } from '@mantine/core'
import styles from './SettingsPage.module.css'
import { t } from './texts.ts'

interface NumberSettingProps {
  label: string
  description?: string
  /** The unit of the number beside the field, such as "ms". */
  unit?: string
  min?: number
  max: number
  step?: number
  value: number
  error?: string | undefined
  isDisabled?: boolean
  /** Called with NaN while the field is empty, which no save accepts. */
  onChange: (value: number) => void
}

/** An integer field that keeps the input and reports a missing or out-of-range number. */
export function NumberSetting({
  label,
  description,
  unit,
  min = 0,
  max,
  step = 1,
  value,
  error,
  isDisabled = false,
  onChange,
}: NumberSettingProps) {
  const isNumber = Number.isFinite(value)
  return (
    <NumberInput
      label={label}
      description={description}
      min={min}
      max={max}
      step={step}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      disabled={isDisabled}
      value={isNumber ? value : ''}
      error={isNumber ? (error ?? wrongOf(value, min, max)) : t('numberMissing')}
      styles={{ wrapper: { maxWidth: 220 } }}
      {...(unit && { rightSection: <span className={styles.unit}>{unit}</span>, rightSectionWidth: 56 })}
      onKeyDown={(event) => {
        // A digit replaces a single 0, wherever the caret is: a 3 before it would become 30.
        if (event.currentTarget.value === '0' && /^\d$/.test(event.key)) event.currentTarget.select()
      }}
      onChange={(next) => onChange(next === '' ? NaN : Number(next))}
    />
  )
}

function wrongOf(value: number, min: number, max: number): string | undefined {
  if (value >= min && value <= max) return undefined
  return t('numberBetween', { least: min, most: max })
}
