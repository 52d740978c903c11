import { NumberInput } from '@mantine/core'
import { useState } from 'react'

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

/**
 * A whole number, said to be wrong beyond its limits and left as it is typed; emptied, it means the least.
 */
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
  // While nothing is typed, nothing stands there: a nought would make a two a twenty.
  const [isEmpty, setEmpty] = useState(false)
  const isWithin = value >= least && value <= most
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
      clampBehavior="none"
      disabled={isDisabled}
      value={isEmpty ? '' : value}
      error={error ?? (isWithin ? undefined : rangeOf(least, most))}
      styles={{ wrapper: { maxWidth: 220 } }}
      onChange={(next) => {
        setEmpty(next === '')
        onChange(next === '' ? least : Number(next))
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}

function rangeOf(least: number, most: number): string {
  return `From ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}`
}
