import { clientSchema, type Client } from '@parley/functions/shared/agencies/client'
import type { ClientAccess } from '@parley/functions/shared/workspaces/access'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'

/** Returns a client for the impersonating owner, who has no client document; named after their agency. */
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
