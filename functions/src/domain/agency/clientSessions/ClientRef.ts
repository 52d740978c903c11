import type { Region } from '../../../shared/regions/regions.ts'

export interface ClientRef {
  region: Region
  clientId: string
}
