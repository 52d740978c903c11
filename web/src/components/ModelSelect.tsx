import { NativeSelect } from '@mantine/core'
import type { ModelPrice } from '@parley/functions/shared/modelPrice'
import { describeModel } from '../lib/describeModel.ts'

interface ModelSelectProps {
  label: string
  description?: string
  /** In the order in which they are offered. */
  models: readonly ModelPrice[]
  /** What can be chosen in place of a model, before all of them. */
  others?: readonly { value: string; label: string }[]
  /** The id of a model, or the value of one of the others. */
  value: string
  isDisabled?: boolean
  onChange: (value: string) => void
}

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']

/** A choice of a model, each with what an answer costs and how fast it is. */
export function ModelSelect({
  label,
  description,
  models,
  others = [],
  value,
  isDisabled = false,
  onChange,
}: ModelSelectProps) {
  return (
    <NativeSelect
      label={label}
      description={description}
      inputWrapperOrder={order}
      disabled={isDisabled}
      value={value}
      data={[...others, ...models.map((model) => ({ value: model.id, label: describeModel(model) }))]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
