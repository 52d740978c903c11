import type { Region } from '../../shared/regions.ts'

export interface AgentRef {
  region: Region
  agentId: string
}
