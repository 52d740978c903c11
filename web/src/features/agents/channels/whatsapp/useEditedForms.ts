import { useCallback, useEffect, useState } from 'react'
import type { EditingState } from '../../../../components/panels/useEditedItem.tsx'

/** The forms of the dialog, each of which is sent separately. */
type FormName = 'legacy' | 'test' | 'template'

export type ReportEditing = (form: FormName, state: EditingState) => void

const untouched: EditingState = { isDirty: false, isBusy: false }

/** Returns the combined state of several forms, which report theirs by `useReportedEditing`. */
export function useEditedForms(): EditingState & { reportEditing: ReportEditing } {
  const [states, setStates] = useState<Partial<Record<FormName, EditingState>>>({})
  const reportEditing = useCallback<ReportEditing>(
    (form, state) => setStates((before) => ({ ...before, [form]: state })),
    [],
  )
  const all = Object.values(states)
  return {
    // A form that is being sent reports its own failure later, so it does not block closing.
    isDirty: all.some(({ isDirty, isBusy }) => isDirty && !isBusy),
    isBusy: all.some(({ isBusy }) => isBusy),
    reportEditing,
  }
}

/** Reports the state of a form while it is rendered. */
export function useReportedEditing(
  reportEditing: ReportEditing,
  form: FormName,
  { isDirty, isBusy }: EditingState,
): void {
  useEffect(() => {
    reportEditing(form, { isDirty, isBusy })
    return () => reportEditing(form, untouched)
  }, [reportEditing, form, isDirty, isBusy])
}
