import type { UseFormInput, UseFormReturnType } from '@mantine/form'
import { checkFields } from '@parley/functions/shared/errors/checkFields'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { useState } from 'react'
import type { z } from 'zod'
import { fieldRefusalText } from '../texts/refusalTexts.ts'
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
  /** The fields of the procedure's own schema that the form has; they are checked before a request. */
  schema: z.ZodType<Output>
  /** Called when the schema does not hold, to show more than the errors of the fields. */
  onWrong?: () => void
  /** Called with the parsed values. A `CallError` with fields is shown at the fields. */
  onSubmit: (values: Output) => Promise<void>
}

/**
 * Returns a form that is sent to the server. Errors of schema and server are shown at their fields, and
 * the first wrong field gets the focus. The typed values stay until the request succeeds.
 */
export function useCallForm<Values extends Record<string, unknown>, Output>({
  schema,
  onSubmit,
  ...options
}: CallFormOptions<Values, Output>): CallForm<Values, Output> {
  const { isBusy, failure, send, resetFailure } = useSender()
  const [sent, setSent] = useState<Values>()
  const { fields, submit } = useFieldForm<Values, Output>({
    ...options,
    validate: (values) => errorsOf(schema, values),
    transformValues: (values) => schema.parse(values),
    isBusy,
    onBegin: resetFailure,
    onSend: (values, showErrors) => void send({ work: () => work(values), showErrors }),
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
  return Object.fromEntries(wrong.map(([path, refusal]) => [path, fieldRefusalText(refusal)]))
}
