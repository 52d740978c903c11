import { clientSchema } from '@parley/functions/shared/agencies/client'
import { organisationDraftSchema, organisationSchema } from '@parley/functions/shared/agencies/organisation'
import type { CurrentAgency } from '../../../lib/brand/currentAgency.ts'
import { currentBrand } from '../../../lib/brand/currentBrand.ts'
import type { SignedInClient } from '../ClientContext.ts'
import { t } from './texts.ts'

/** Returns a sample client with an organisation and an agent. */
export function sampleClient({ agencyId, region }: CurrentAgency): SignedInClient {
  const name = t('organisation')
  const ids = { orgId: 'sample', wsId: 'sample', agencyId, createdAt: 0 }
  const client = clientSchema.parse({
    ...ids,
    ID: 'sample',
    email: 'sample@example.com',
    name: t('visitor_two'),
    canAccess: [],
    clientTabOrder: [],
  })
  const organisation = organisationSchema.parse({
    ...organisationDraftSchema.parse({ name }),
    ID: 'sample',
    ownerID: 'sample',
    agencyId,
    createdAt: 0,
    lastModified: 0,
  })
  const agents = [{ agentId: 'sample', title: t('agent'), color: currentBrand().primary }]
  return { region, client, organisation, agents, hasBilling: false }
}
