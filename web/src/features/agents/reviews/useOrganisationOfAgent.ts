import { organisationSchema } from '@parley/functions/shared/agencies/organisation'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Live } from '../../../lib/live/live.ts'
import { useWorkspace } from '../../../lib/live/liveShell.tsx'
import { runQuery } from '../../../lib/rest/runQuery.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'

export interface OrganisationOfAgent {
  orgId: string
  name: string
  /** Whether its agents are published only with a client's approval. */
  isApprovalRequired: boolean
}

const foundSchema = organisationSchema.pick({ name: true, settings: true })

/**
 * Returns the organisation that an agent belongs to; null for none. Workspaces without an agency read
 * nothing.
 */
export function useOrganisationOfAgent(region: Region, agentId: string): Live<OrganisationOfAgent | null> {
  const { workspaceId } = useWorkspaceRef()
  const workspace = useWorkspace()
  const hasAgency = workspace.status === 'ready' && Boolean(workspace.data?.agencyId)
  const organisation = useRead(hasAgency ? ['organisationOfAgent', region, agentId] : null, () =>
    readOrganisation(region, workspaceId, agentId),
  )
  return workspace.status === 'ready' && !hasAgency ? { status: 'ready', data: null } : organisation
}

async function readOrganisation(
  region: Region,
  workspaceId: string,
  agentId: string,
): Promise<OrganisationOfAgent | null> {
  const filter = (field: string, op: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: { stringValue } },
  })
  const filters = [filter('ownerID', 'EQUAL', workspaceId), filter('widgetIDs', 'ARRAY_CONTAINS', agentId)]
  const [org] = await runQuery(region, {
    from: [{ collectionId: paths.orgs }],
    select: { fields: [{ fieldPath: 'name' }, { fieldPath: 'settings' }] },
    where: { compositeFilter: { op: 'AND', filters } },
    limit: 1,
  })
  if (!org) return null
  const { name, settings } = foundSchema.parse(org.fields)
  return { orgId: org.ID, name, isApprovalRequired: settings.approvalRequired }
}
