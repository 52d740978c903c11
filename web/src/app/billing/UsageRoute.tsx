import { UsagePage } from '../../features/usage/UsagePage.tsx'
import { useAgentNames } from '../agents/useAgentNames.ts'

export function UsageRoute() {
  const names = useAgentNames()
  return <UsagePage names={names} />
}
