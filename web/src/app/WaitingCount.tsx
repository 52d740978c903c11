import { useWaiting } from '../features/conversations/useWaiting.ts'
import { WaitingMark } from './WaitingMark.tsx'

/** How many people wait for a person, of one agent or of all; nothing while nobody does. */
export function WaitingCount({ agentId }: { agentId?: string }) {
  const waiting = useWaiting()
  const all = waiting.status === 'ready' ? waiting.data.items : []
  const count = all.filter((row) => agentId === undefined || row.agentId === agentId).length
  if (count === 0) return null
  return <WaitingMark count={count} isCut={waiting.status === 'ready' && waiting.data.isCut} />
}
