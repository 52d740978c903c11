import type { Region } from '../../../shared/regions/regions.ts'

export interface OrganisationRef {
  region: Region
  orgId: string
}
