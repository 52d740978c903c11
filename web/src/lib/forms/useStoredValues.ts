import { useEffect, useEffectEvent, useRef } from 'react'
import type { CallForm } from './useCallForm.ts'

/** Shows the stored values of a form when they change, unless a person has entered others meanwhile. */
export function useStoredValues<Values extends Record<string, unknown>, Output>(
  { fields, isDirty }: Pick<CallForm<Values, Output>, 'fields' | 'isDirty'>,
  stored: Values,
): void {
  const text = JSON.stringify(stored)
  const shown = useRef(text)
  const follow = useEffectEvent(() => {
    if (isDirty || shown.current === text) return
    shown.current = text
    fields.setInitialValues(stored)
    fields.setValues(stored)
    fields.resetDirty(stored)
  })
  // Values that arrive while others are being entered or saved are shown after that.
  useEffect(() => follow(), [text, isDirty])
}
