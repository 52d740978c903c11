import type { UseFormInput, UseFormReturnType } from '@mantine/form'
import type { SubmitEvent } from 'react'
import { useFieldForm } from '../../lib/forms/useFieldForm.ts'
import { useAuthTask, type AuthTask } from './useAuthTask.ts'

interface AuthFormOptions<Values> extends Pick<UseFormInput<Values>, 'validate' | 'onValuesChange'> {
  initialValues: Values
  onSubmit: (values: Values) => Promise<void>
}

interface AuthForm<Values> extends Pick<AuthTask, 'isBusy' | 'error' | 'run'> {
  fields: UseFormReturnType<Values>
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Returns a form as `useCallForm` does, for the pages before a workspace, which must be fast: without
 * zod, and with the Firebase SDK and its errors loaded on demand.
 */
export function useAuthForm<Values extends Record<string, unknown>>({
  onSubmit,
  ...options
}: AuthFormOptions<Values>): AuthForm<Values> {
  const { isBusy, error, run, resetError } = useAuthTask()
  const { fields, submit } = useFieldForm<Values>({
    ...options,
    isBusy,
    onBegin: resetError,
    onSend: (values, placeErrors) => run(() => onSubmit(values), placeErrors),
  })
  return { fields, isBusy, error, run, submit }
}
