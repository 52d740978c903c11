import { NumberInput } from '@mantine/core'

interface NumberSettingProps {
  label: string
  description?: string
  /** What the number counts, such as " ms". */
  suffix?: string
  least?: number
  most: number
  step?: number
  value: number
  error?: string | undefined
  isDisabled?: boolean
  onChange: (value: number) => void
}

/** A whole number within its limits; an emptied field means the least. */
export function NumberSetting({
  label,
  description,
  suffix = '',
  least = 0,
  most,
  step = 1,
  value,
  error,
  isDisabled = false,
  onChange,
}: NumberSettingProps) {
  return (
    <NumberInput
      label={label}
      description={description}
      suffix={suffix}
      min={least}
      max={most}
      step={step}
      thousandSeparator=","
      allowDecimal={false}
      allowNegative={false}
      disabled={isDisabled}
      value={value}
      error={error}
      styles={{ wrapper: { maxWidth: 220 } }}
      onChange={(next) => onChange(Number(next) || least)}
    />
  )
}
