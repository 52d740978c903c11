import type { Region } from '@parley/functions/shared/regions/regions'
import { texts as regions } from '../../texts/en/regions.ts'
import { textsOf } from './textsOf.ts'

const t = textsOf('regions', regions)

export function nameOfRegion(region: Region): string {
  return t(region)
}
