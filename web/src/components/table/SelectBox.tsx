import { Checkbox, type CheckboxProps } from '@mantine/core'

/** The box that selects a row, or all of them. */
export function SelectBox(props: CheckboxProps) {
  return <Checkbox size="xs" {...props} />
}
