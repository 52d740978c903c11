import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGuard } from '../lib/guards.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { t } from './texts.ts'

interface LeaveGuardProps {
  isDirty: boolean
  /** What would be lost. */
  text: string
  /** Places where nothing is; a dialog over the page that is open is one. */
  isInside?: (pathname: string) => boolean
}

/** Asks before changes are lost that have not been saved. */
export function LeaveGuard({ isDirty, text, isInside }: LeaveGuardProps) {
  const here = useLocation().pathname
  const [asked, setAsked] = useState<{ leave: () => void }>()
  const handleStay = () => setAsked(undefined)

  useGuard((next, leave) => {
    const staysHere = isInside ? isInside(next.pathname) : next.pathname === here
    if (!isDirty || staysHere || isForced(next.state)) return false
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
    <ConfirmDialog
      isDangerous
      title={t('leaveWithoutSaving')}
      text={text}
      action={t('leave')}
      dismissal={t('stay')}
      onConfirm={async () => asked.leave()}
      onClose={handleStay}
    />
  )
}

function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leave' in state
}
