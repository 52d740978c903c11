import '../../components/mantineLater.css'
import { Button, Modal } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

interface LeaveGuardProps {
  isDirty: boolean
  agentId: string
}

/** Asks before typed changes are lost. Between the pages of the same agent nothing is. */
export function LeaveGuard({ isDirty, agentId }: LeaveGuardProps) {
  const blocker = useBlocker(({ nextLocation }) => isDirty && !nextLocation.pathname.includes(`/agents/${agentId}/`) && !isForced(nextLocation.state))

  useEffect(() => {
    if (!isDirty) return
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [isDirty])

  return (
    <Modal opened={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} title="Leave without saving?" centered size="sm">
      <p style={{ color: 'var(--ink-2)' }}>What you changed on this agent has not been saved.</p>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: 24 }}>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset?.()} data-autofocus>
          Stay
        </Button>
      </div>
    </Modal>
  )
}

function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'leave' in state
}
