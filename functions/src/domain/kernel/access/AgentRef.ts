import type { Region } from '../../../shared/regions/regions.ts'

export interface AgentRef {
  region: Region
  agentId: string
}
