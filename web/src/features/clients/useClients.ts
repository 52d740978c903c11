import type { Client } from '@parley/functions/shared/client'
import type { Organisation } from '@parley/functions/shared/organisation'
import { paths } from '@parley/functions/shared/paths'
import type { Filter, ListLocation } from '../../lib/documents.ts'
import type { Live } from '../../lib/live.ts'
import { useWorkspaceRef, type WorkspaceRef } from '../../lib/session.ts'
import { usePages, type Pages } from '../../lib/usePages.ts'

/** The organisations of a workspace, the newest first. */
function organisationsPlace({ region, workspaceId }: WorkspaceRef): ListLocation {
  return { region, path: paths.orgs, filters: [['ownerID', workspaceId]], newestBy: 'createdAt', count: 100 }
}

/** The clients of a workspace, or those of one organisation, the newest first. */
function clientsPlace({ region, workspaceId }: WorkspaceRef, orgId: string): ListLocation {
  const filters: Filter[] = [['wsId', workspaceId], ...(orgId ? [['orgId', orgId] as const] : [])]
  return { region, path: paths.clients, filters, newestBy: 'createdAt', count: 100 }
}

const createdAt = ({ createdAt: at }: { createdAt: number }) => at

export function useOrganisations(isWhole: boolean): Live<Pages<Organisation>> {
  return usePages('organisation', organisationsPlace(useWorkspaceRef()), createdAt, isWhole)
}

export function useClients(orgId: string, isWhole: boolean): Live<Pages<Client>> {
  return usePages('client', clientsPlace(useWorkspaceRef(), orgId), createdAt, isWhole)
}
