import { useLeaveQuestion, type Leaving } from './useLeaveQuestion.tsx'
import { t } from './texts.ts'

/** Asks before a dialog closes, or its page is left, with something in it that is not saved. */
export function useDiscardQuestion(isDirty: boolean): Leaving {
  return useLeaveQuestion({
    isDirty,
    title: t('discardChanges'),
    text: t('enteredIsLost'),
    action: t('discard'),
    dismissal: t('keepEditing'),
  })
}
