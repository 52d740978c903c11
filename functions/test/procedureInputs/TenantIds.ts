import type { Region } from '../../src/shared/regions/regions.ts'

/** The tenant that the inputs of procedures name; other ids in them lead to nothing. */
export interface TenantIds {
  region: Region
  workspaceId: string
  agentId: string
}
