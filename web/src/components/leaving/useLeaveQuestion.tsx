import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useGuard } from '../../lib/navigation/guards.tsx'
import { isSigningOut } from '../../lib/session/signOut.ts'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'

interface LeaveQuestion {
  /** Something would be lost. */
  isDirty: boolean
  title: string
  /** Names what would be lost. */
  text: string
  /** The label of the button that leaves. */
  action: string
  /** The label of the button that stays. */
  dismissal: string
  /** Returns whether nothing is lost on a path. */
  isInside?: (pathname: string) => boolean
  /** The changes outlive the page, so closing it loses nothing. */
  isStored?: boolean
}

export interface LeaveGuard {
  /** Leaves at once, or after the question when something would be lost. */
  leave: (go: () => void) => void
  /** The dialog, to be rendered as long as it is open. */
  question: ReactNode
}

/** Asks before changes are lost: at a button that leaves, another URL, or the end of the page. */
export function useLeaveQuestion({
  isDirty,
  isInside = nowhere,
  isStored = false,
  ...words
}: LeaveQuestion): LeaveGuard {
  const [blocked, setAsked] = useState<{ go: () => void }>()
  // Closing may be a step of the history, which must not ask a second time.
  const isAnswered = useRef(false)

  useGuard((next, go) => {
    if (!isDirty || isAnswered.current || isInside(next.pathname) || isForced(next.state)) return false
    setAsked({ go })
    return true
  })

  useEffect(() => {
    if (!isDirty) return
    isAnswered.current = false
    if (isStored) return
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isSigningOut()) event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isDirty, isStored])

  function goAnswered(go: () => void) {
    isAnswered.current = true
    go()
  }

  return {
    leave(go) {
      if (isDirty) setAsked({ go: () => goAnswered(go) })
      else go()
    },
    question: blocked && (
      <ConfirmDialog
        isDangerous
        {...words}
        onConfirm={async () => blocked.go()}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

function nowhere(): boolean {
  return false
}

function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leave' in state
}
