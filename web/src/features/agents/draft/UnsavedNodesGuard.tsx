import { LeaveGuard } from '../../../components/leaving/LeaveGuard.tsx'
import { useIsPending } from '../../../lib/agents/pendingSaves.ts'
import { t } from '../texts.ts'

/**
 * Asks before a person signs out while nodes are not saved. Otherwise they stay in the browser and are saved
 * from there; a sign-out deletes them.
 */
export function UnsavedNodesGuard({ agentId }: { agentId: string }) {
  const isPending = useIsPending(agentId)
  return (
    <LeaveGuard
      isStored
      isDirty={isPending}
      text={t('nodesNotSaved')}
      isInside={(pathname) => pathname !== '/login'}
    />
  )
}
