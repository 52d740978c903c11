import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useGuard } from '../lib/guards.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface LeaveQuestion {
  /** Something would be lost. */
  isDirty: boolean
  title: string
  /** What would be lost. */
  text: string
  /** What the button says that leaves. */
  action: string
  /** What the button says that stays. */
  dismissal: string
  /** Places where nothing is lost. */
  isInside?: (pathname: string) => boolean
}

export interface Leaving {
  /** Goes at once, or after the question where something would be lost. */
  leave: (go: () => void) => void
  /** To be drawn: the dialog, as long as it asks. */
  question: ReactNode
}

/** Asks before something is lost: at a button that leaves, another address, and the end of the page. */
export function useLeaveQuestion({ isDirty, isInside = nowhere, ...words }: LeaveQuestion): Leaving {
  const [asked, setAsked] = useState<{ go: () => void }>()
  // Closing may be a step of the history: that is not asked about a second time.
  const isAnswered = useRef(false)

  useGuard((next, go) => {
    if (!isDirty || isAnswered.current || isInside(next.pathname) || isForced(next.state)) return false
    setAsked({ go })
    return true
  })

  useEffect(() => {
    if (!isDirty) return
    isAnswered.current = false
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

  function goAnswered(go: () => void) {
    isAnswered.current = true
    go()
  }

  return {
    leave(go) {
      if (isDirty) setAsked({ go: () => goAnswered(go) })
      else go()
    },
    question: asked && (
      <ConfirmDialog
        isDangerous
        {...words}
        onConfirm={async () => asked.go()}
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
