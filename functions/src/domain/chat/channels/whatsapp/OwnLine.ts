import type { Region } from '../../../../shared/regions/regions.ts'

/** A number whose webhook has an address of its own: what comes there is of no other. */
export interface OwnLine {
  region: Region
  agentId: string
  phoneId: string
  wabaId: string
}
