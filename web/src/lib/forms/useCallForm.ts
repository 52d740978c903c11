import type { UseFormInput, UseFormReturnType } from '@mantine/form'
import { checkFields } from '@parley/functions/shared/checkFields'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { useState } from 'react'
import type { z } from 'zod'
import { sayField } from '../texts/refusalTexts.ts'
import { useFieldForm } from './useFieldForm.ts'
import { useSender, type Sending } from './useSender.ts'

export interface CallForm<Values, Output> extends Sending {
  /** Values and errors of the fields: `<TextInput {...fields.getInputProps('name')}>`. */
  fields: UseFormReturnType<Values, Output>
}

interface CallFormOptions<Values, Output> extends Pick<
  UseFormInput<Values>,
  'validateInputOnChange' | 'onValuesChange'
> {
  initialValues: Values
  /** What must hold before anything is sent: those fields of the procedure's own schema that are asked here. */
  schema: z.ZodType<Output>
  /** Called where the schema does not hold, for words beside those of the fields. */
  onWrong?: () => void
  /** Told what the schema makes of the values. A `CallError` with fields is shown at the fields. */
  onSubmit: (values: Output) => Promise<void>
}

/**
 * A form that goes to the server. What schema and server say of a field stands at the field, the first such
 * field gets the focus, and what was typed stays until it has succeeded.
 */
export function useCallForm<Values extends Record<string, unknown>, Output>({
  schema,
  onSubmit,
  ...options
}: CallFormOptions<Values, Output>): CallForm<Values, Output> {
  const { isBusy, failure, send, forgetFailure } = useSender()
  const [sent, setSent] = useState<Values>()
  const { fields, submit } = useFieldForm<Values, Output>({
    ...options,
    validate: (values) => errorsOf(schema, values),
    transformValues: (values) => schema.parse(values),
    isBusy,
    onBegin: forgetFailure,
    onSend: (values, placeErrors) => void send({ work: () => work(values), placeErrors }),
  })

  async function work(values: Output) {
    await onSubmit(values)
    setSent(fields.values)
  }

  const isDirty = fields.isDirty() && fields.values !== sent
  return { fields, isBusy, isDirty, failure, submit }
}

function errorsOf(schema: z.ZodType, values: unknown): FieldErrors {
  const checked = checkFields(schema, values)
  const wrong = checked.success ? [] : Object.entries(checked.fields)
  return Object.fromEntries(wrong.map(([path, refusal]) => [path, sayField(refusal)]))
}
