import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useGuard } from '../lib/GuardedRouter.tsx'
import { Dialog } from './Dialog.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  /** What would be lost. */
  text: string
  /** Places where nothing is; a dialog over the page that is open is one. */
  isInside?: (pathname: string) => boolean
}

/** Asks before changes are lost that have not been saved. */
export function LeaveGuard({
  isDirty,
  text,
  isInside = (pathname) => pathname === location.pathname,
}: LeaveGuardProps) {
  const [asked, setAsked] = useState<{ leave: () => void }>()
  const handleStay = () => setAsked(undefined)

  useGuard((next, leave) => {
    if (!isDirty || isInside(next.pathname) || isForced(next.state)) return false
    setAsked({ leave })
    return true
  })

  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

  if (!asked) return null
  return (
    <Dialog onClose={handleStay} title="Leave without saving?" size="sm">
      <p style={{ color: 'var(--ink-2)' }}>{text}</p>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 24 }}>
        <Button variant="default" onClick={asked.leave}>
          Leave
        </Button>
        <Button onClick={handleStay} data-autofocus>
          Stay
        </Button>
      </div>
    </Dialog>
  )
}

function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leave' in state
}
