import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readQuery } from '../../../store/documents.ts'

/** Returns whether the payment of a sale is not decided yet. */
export async function hasUndecidedSale(
  region: Region,
  of: { orgId: string } | { workspaceId: string },
): Promise<boolean> {
  const [field = '', value] = Object.entries(of)[0] ?? []
  const open = await readQuery(region, paths.sales, z.unknown(), (query) =>
    query.where(field, '==', value).where('isHeld', '==', true).limit(1),
  )
  return open.length > 0
}
