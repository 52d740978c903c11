import type { Region } from '../../../shared/regions/regions.ts'

export interface WorkspaceRef {
  region: Region
  workspaceId: string
}
