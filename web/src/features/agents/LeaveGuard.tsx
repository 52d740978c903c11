import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { useGuard } from '../../lib/GuardedRouter.tsx'

interface LeaveGuardProps {
  isDirty: boolean
  agentId: string
}

/** Asks before typed changes are lost. Between the pages of the same agent nothing is. */
export function LeaveGuard({ isDirty, agentId }: LeaveGuardProps) {
  const [asked, setAsked] = useState<{ leave: () => void }>()
  const handleStay = () => setAsked(undefined)

  useGuard((next, leave) => {
    if (!isDirty || next.pathname.includes(`/agents/${agentId}/`) || isForced(next.state)) return false
    setAsked({ leave })
    return true
  })

  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

  return (
    <Modal opened={asked !== undefined} onClose={handleStay} title="Leave without saving?" centered size="sm">
      <p style={{ color: 'var(--ink-2)' }}>What you changed on this agent has not been saved.</p>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 24 }}>
        <Button variant="default" onClick={asked?.leave}>
          Leave
        </Button>
        <Button onClick={handleStay} data-autofocus>
          Stay
        </Button>
      </div>
    </Modal>
  )
}

function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leave' in state
}
