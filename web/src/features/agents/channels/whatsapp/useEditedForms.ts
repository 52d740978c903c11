import { useCallback, useEffect, useState } from 'react'
import type { EditingState } from '../../../../components/EditPanel.tsx'

/** The forms of the dialog, each of which is sent on its own. */
type FormName = 'legacy' | 'test' | 'template'

export type TellEditing = (form: FormName, state: EditingState) => void

const untouched: EditingState = { isDirty: false, isBusy: false }

/** How several forms of a dialog stand together, which tell it by `useTold`. */
export function useEditedForms(): EditingState & { tell: TellEditing } {
  const [states, setStates] = useState<Partial<Record<FormName, EditingState>>>({})
  const tell = useCallback<TellEditing>(
    (form, state) => setStates((known) => ({ ...known, [form]: state })),
    [],
  )
  const all = Object.values(states)
  return {
    // What is on its way is told of when it has failed, wherever the person is by then.
    isDirty: all.some(({ isDirty, isBusy }) => isDirty && !isBusy),
    isBusy: all.some(({ isBusy }) => isBusy),
    tell,
  }
}

/** Tells how a form stands as long as it is drawn. */
export function useTold(tell: TellEditing, form: FormName, { isDirty, isBusy }: EditingState): void {
  useEffect(() => {
    tell(form, { isDirty, isBusy })
    return () => tell(form, untouched)
  }, [tell, form, isDirty, isBusy])
}
