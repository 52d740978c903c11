import { NativeSelect } from '@mantine/core'
import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import { describeModel } from '../../lib/agents/describeModel.ts'

interface ModelSelectProps {
  label: string
  description?: string
  /** In the order of the options. */
  models: readonly ModelPrice[]
  /** Options other than a model, before all models. */
  others?: readonly { value: string; label: string }[]
  /** The id of a model, or the value of one of the others. */
  value: string
  isDisabled?: boolean
  onChange: (value: string) => void
}

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description']

/** Chooses a model; each option has the cost of an answer and the speed. */
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
