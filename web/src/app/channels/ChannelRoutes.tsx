import { ChannelsPage } from '../../features/agents/channels/ChannelsPage.tsx'
import { MetaPagesPage } from '../../features/agents/channels/meta/MetaPagesPage.tsx'
import { useAgentNames } from '../agents/useAgentNames.ts'

export function ChannelsRoute() {
  return <ChannelsPage />
}

export function MetaPagesRoute() {
  return <MetaPagesPage names={useAgentNames()} />
}
