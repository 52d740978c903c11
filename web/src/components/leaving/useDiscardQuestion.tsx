import { useLeaveQuestion, type LeaveGuard } from './useLeaveQuestion.tsx'
import { t } from '../texts.ts'

/** Asks before a dialog with unsaved changes closes, or its page is left. */
export function useDiscardQuestion(isDirty: boolean): LeaveGuard {
  return useLeaveQuestion({
    isDirty,
    title: t('discardChanges'),
    text: t('enteredIsLost'),
    action: t('discard'),
    dismissal: t('keepEditing'),
  })
}
