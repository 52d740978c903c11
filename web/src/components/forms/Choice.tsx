import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  /** The label is only for screen readers. */
  isLabelHidden?: boolean
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A few words to choose one from, under a label. */
export function Choice<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div>
      <div id={id} className={isLabelHidden ? 'unseen' : 'mantine-InputWrapper-label'}>
        {label}
      </div>
      <SegmentedControl aria-labelledby={id} data={options} value={value} onChange={onChange} />
    </div>
  )
}
