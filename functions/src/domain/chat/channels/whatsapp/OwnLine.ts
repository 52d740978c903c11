import type { Region } from '../../../../shared/regions/regions.ts'

/** A number with its own webhook URL: only this number's events come there. */
export interface OwnLine {
  region: Region
  agentId: string
  phoneId: string
  wabaId: string
}
