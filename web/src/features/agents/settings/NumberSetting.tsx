import { NumberInput } from '@mantine/core'
import styles from './SettingsPage.module.css'
import { t } from './texts.ts'

interface NumberSettingProps {
  label: string
  description?: string
  /** The unit of the number beside the field, such as "ms". */
  unit?: string
  least?: number
  most: number
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
  least = 0,
  most,
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
      min={least}
      max={most}
      step={step}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      disabled={isDisabled}
      value={isNumber ? value : ''}
      error={isNumber ? (error ?? wrongOf(value, least, most)) : t('numberMissing')}
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

function wrongOf(value: number, least: number, most: number): string | undefined {
  if (value >= least && value <= most) return undefined
  return t('numberBetween', { least, most })
}
