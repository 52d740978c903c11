import { clientSchema, type Client } from '@parley/functions/shared/agencies/client'
import type { ClientAccess } from '@parley/functions/shared/workspaces/access'
import { currentBrand } from '../../lib/brand/currentBrand.ts'

/** The owner who looks on has no client's document: he is called as his agency. */
export function impersonatorAsClient({ orgId, wsId, agencyId }: ClientAccess): Client {
  return clientSchema.parse({
    ID: '',
    email: '',
    name: currentBrand().name,
    orgId,
    wsId,
    agencyId,
    canAccess: [],
    clientTabOrder: [],
    createdAt: 0,
  })
}
