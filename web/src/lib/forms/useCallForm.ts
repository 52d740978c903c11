import { schemaResolver, useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { sayIssue } from '../texts/refusalTexts.ts'
import { stopHere, useSender, type Sending } from './useSender.ts'

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
  /** Told what the schema makes of the values. A `CallError` with fields is shown at the fields. */
  onSubmit: (values: Output) => Promise<void>
}

/**
 * A form that goes to the server. What schema and server say of a field stands at the field, the first such
 * field gets the focus, and what was typed stays until it has succeeded.
 */
export function useCallForm<Values extends Record<string, unknown>, Output>({
  initialValues,
  schema,
  onSubmit,
  ...options
}: CallFormOptions<Values, Output>): CallForm<Values, Output> {
  const fields = useForm<Values, Output>({
    ...options,
    initialValues,
    validate: (values) => sayIssues(schemaResolver(schema, { sync: true })(values)),
    transformValues: (values) => schema.parse(values),
  })
  const { isBusy, failure, send, forgetFailure } = useSender()
  const element = useRef<HTMLFormElement>(null)
  const isWrong = useRef(false)

  // Not before they are drawn: until then the fields may be disabled.
  useEffect(() => {
    if (isBusy || !isWrong.current) return
    isWrong.current = false
    focusFirst(element.current, Object.keys(fields.errors))
  }, [isBusy, fields.errors])

  function placeErrors(errors: FieldErrors): boolean {
    const known = Object.entries(errors).filter(([path]) => (path.split('.')[0] ?? '') in initialValues)
    fields.setErrors(Object.fromEntries(known))
    isWrong.current = known.length > 0
    return isWrong.current
  }

  return {
    fields,
    isBusy,
    isDirty: fields.isDirty(),
    failure,
    submit: (event) => {
      stopHere(event)
      element.current = event.currentTarget
      if (isBusy) return
      forgetFailure()
      fields.onSubmit(
        (values) => void send({ work: () => onSubmit(values), placeErrors }),
        () => {
          isWrong.current = true
        },
      )(event)
    },
  }
}

/** zod says keys of our refusals. */
function sayIssues(issues: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(Object.entries(issues).map(([path, said]) => [path, sayIssue(String(said))]))
}

/** In the order of the page; a group of fields hands it on to its first one. */
function focusFirst(form: HTMLFormElement | null, paths: string[]): void {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const first = marked.find(({ dataset }) => paths.includes(dataset.path ?? ''))
  const field = first?.matches('input, textarea, select') ? first : first?.querySelector('input, textarea')
  if (field instanceof HTMLElement) field.focus()
}
