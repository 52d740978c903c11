import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { stopHere } from './stopHere.ts'

interface FieldFormOptions<Values, Output> extends UseFormInput<Values, Output> {
  initialValues: Values
  isBusy: boolean
  /** Called with every attempt to send it. */
  onBegin: () => void
  /** Called when fields are wrong, whose errors are shown already. */
  onWrong?: (() => void) | undefined
  /**
   * Called with valid values. `showErrors` shows errors at their fields, and returns whether any field has
   * one.
   */
  onSend: (values: Output, showErrors: (errors: FieldErrors) => boolean) => void
}

interface FieldForm<Values, Output> {
  /** Values and errors of the fields: `<TextInput {...fields.getInputProps('name')}>`. */
  fields: UseFormReturnType<Values, Output>
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Returns a form whose first wrong field gets the focus, for errors of schema and server, and that is
 * sent once at a time.
 */
export function useFieldForm<Values extends Record<string, unknown>, Output = Values>({
  isBusy,
  onBegin,
  onWrong,
  onSend,
  ...options
}: FieldFormOptions<Values, Output>): FieldForm<Values, Output> {
  const fields = useForm<Values, Output>(options)
  const element = useRef<HTMLFormElement>(null)
  const isWrong = useRef(false)

  // Only after rendering: until then the fields may be disabled.
  useEffect(() => {
    if (isBusy || !isWrong.current) return
    isWrong.current = false
    focusFirst(element.current, Object.keys(fields.errors))
  }, [isBusy, fields.errors])

  function showErrors(errors: FieldErrors): boolean {
    const shown = Object.entries(errors).filter(
      ([path]) => (path.split('.')[0] ?? '') in options.initialValues,
    )
    fields.setErrors(Object.fromEntries(shown))
    isWrong.current = shown.length > 0
    return isWrong.current
  }

  return {
    fields,
    submit: (event) => {
      stopHere(event)
      element.current = event.currentTarget
      if (isBusy) return
      onBegin()
      fields.onSubmit(
        (values) => onSend(values, showErrors),
        () => {
          isWrong.current = true
          onWrong?.()
        },
      )(event)
    },
  }
}

/** Focuses the first field in the order of the page; a group of fields passes the focus to its first one. */
function focusFirst(form: HTMLFormElement | null, paths: string[]): void {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const first = marked.find(({ dataset }) => paths.includes(dataset.path ?? ''))
  const field = first?.matches('input, textarea, select') ? first : first?.querySelector('input, textarea')
  if (field instanceof HTMLElement) field.focus()
}
