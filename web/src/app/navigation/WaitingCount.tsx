import { useWaiting } from '../../features/conversations/waiting/useWaiting.ts'
import { WaitingMark } from './WaitingMark.tsx'

/** The number of visitors who wait for a person, for one agent or for all; hidden at 0. */
export function WaitingCount({ agentId }: { agentId?: string }) {
  const waiting = useWaiting()
  const all = waiting.status === 'ready' ? waiting.data.items : []
  const count = all.filter((row) => agentId === undefined || row.agentId === agentId).length
  if (count === 0) return null
  return <WaitingMark count={count} isCut={waiting.status === 'ready' && waiting.data.isCut} />
}
