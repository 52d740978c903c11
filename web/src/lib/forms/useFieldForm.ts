import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import type { FieldErrors } from '@parley/functions/shared/errors'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { stopHere } from './stopHere.ts'

interface FieldFormOptions<Values, Output> extends UseFormInput<Values, Output> {
  initialValues: Values
  isBusy: boolean
  /** Called with every attempt to send it. */
  onBegin: () => void
  /** Called where something is wrong, which stands at its field already. */
  onWrong?: (() => void) | undefined
  /**
   * Called with what is right. `placeErrors` shows errors at their fields, and answers whether there is one
   * that has such a field.
   */
  onSend: (values: Output, placeErrors: (errors: FieldErrors) => boolean) => void
}

interface FieldForm<Values, Output> {
  /** Values and errors of the fields: `<TextInput {...fields.getInputProps('name')}>`. */
  fields: UseFormReturnType<Values, Output>
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * A form of which the first wrong field gets the focus, whoever says that it is wrong, and that is sent once
 * at a time.
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

  // Not before they are drawn: until then the fields may be disabled.
  useEffect(() => {
    if (isBusy || !isWrong.current) return
    isWrong.current = false
    focusFirst(element.current, Object.keys(fields.errors))
  }, [isBusy, fields.errors])

  function placeErrors(errors: FieldErrors): boolean {
    const known = Object.entries(errors).filter(
      ([path]) => (path.split('.')[0] ?? '') in options.initialValues,
    )
    fields.setErrors(Object.fromEntries(known))
    isWrong.current = known.length > 0
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
        (values) => onSend(values, placeErrors),
        () => {
          isWrong.current = true
          onWrong?.()
        },
      )(event)
    },
  }
}

/** In the order of the page; a group of fields hands it on to its first one. */
function focusFirst(form: HTMLFormElement | null, paths: string[]): void {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])]
  const first = marked.find(({ dataset }) => paths.includes(dataset.path ?? ''))
  const field = first?.matches('input, textarea, select') ? first : first?.querySelector('input, textarea')
  if (field instanceof HTMLElement) field.focus()
}
