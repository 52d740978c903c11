import { useLocation } from 'react-router-dom'
import { t } from './texts.ts'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  /** What would be lost. */
  text: string
  /** Places where nothing is; a dialog over the page that is open is one. */
  isInside?: (pathname: string) => boolean
}

/** Asks before a page is left with changes that have not been saved. */
export function LeaveGuard({ isDirty, text, isInside }: LeaveGuardProps) {
  const here = useLocation().pathname
  const { question } = useLeaveQuestion({
    isDirty,
    title: t('leaveWithoutSaving'),
    text,
    action: t('leave'),
    dismissal: t('stay'),
    isInside: isInside ?? ((pathname) => pathname === here),
  })
  return question
}
