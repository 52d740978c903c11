import { useLocation } from 'react-router-dom'
import { t } from '../texts.ts'
import { useLeaveQuestion } from './useLeaveQuestion.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  /** Names the changes that would be lost. */
  text: string
  /** Returns whether a path keeps the changes; a dialog over the open page is one. */
  isInside?: (pathname: string) => boolean
  /** The changes outlive the page, so closing it loses nothing. */
  isStored?: boolean
}

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ isDirty, text, isInside, isStored = false }: LeaveGuardProps) {
  const currentPath = useLocation().pathname
  const { question } = useLeaveQuestion({
    isDirty,
    title: t('leaveWithoutSaving'),
    text,
    action: t('leave'),
    dismissal: t('stay'),
    isStored,
    isInside: isInside ?? ((pathname) => pathname === currentPath),
  })
  return question
}
