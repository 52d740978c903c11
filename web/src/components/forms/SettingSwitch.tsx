import { Switch } from '@mantine/core'

interface SettingSwitchProps {
  label: string
  description?: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A setting that is on or off, with its explanation. */
export function SettingSwitch({
  label,
  description,
  isOn,
  isDisabled = false,
  onChange,
}: SettingSwitchProps) {
  return (
    // Mantine's label also contains the description, so as a name it would be read twice.
    <Switch
      aria-label={label}
      label={label}
      description={description}
      checked={isOn}
      disabled={isDisabled}
      withThumbIndicator={false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
