import type { Client } from '@parley/functions/shared/agencies/client'
import type { Organisation } from '@parley/functions/shared/agencies/organisation'
import { paths } from '@parley/functions/shared/paths'
import type { Filter, ListLocation } from '../../lib/firestore/documents.ts'
import { useMemo } from 'react'
import { compareNames } from '../../lib/formats/formats.ts'
import { useLiveDoc, type Live } from '../../lib/live/live.ts'
import { useWorkspaceRef, type WorkspaceRef } from '../../lib/session/session.ts'
import { usePages, type Pages } from '../../lib/live/usePages.ts'

/** The number of items in the first read of each list; more are read on request. */
const firstPage = 15

/** Returns the query for the organisations of a workspace, the newest first. */
function organisationsLocation({ region, workspaceId }: WorkspaceRef): ListLocation {
  return {
    region,
    path: paths.orgs,
    filters: [['ownerID', workspaceId]],
    newestBy: 'createdAt',
    count: firstPage,
  }
}

/** Returns the query for the clients of a workspace or of one organisation, the newest first. */
function clientsLocation({ region, workspaceId }: WorkspaceRef, orgId: string): ListLocation {
  const filters: Filter[] = [['wsId', workspaceId], ...(orgId ? [['orgId', orgId] as const] : [])]
  return { region, path: paths.clients, filters, newestBy: 'createdAt', count: firstPage }
}

const createdAt = ({ createdAt: at }: { createdAt: number }) => at

/** Follows the organisations of a workspace, newest first. `isComplete`: all pages are loaded. */
export function useOrganisations(isComplete: boolean): Live<Pages<Organisation>> {
  return usePages('organisation', organisationsLocation(useWorkspaceRef()), createdAt, isComplete)
}

/**
 * Follows the clients of an organisation, or of the workspace where `orgId` is empty. `isComplete`: all pages
 * are loaded.
 */
export function useClients(orgId: string, isComplete: boolean): Live<Pages<Client>> {
  return usePages('client', clientsLocation(useWorkspaceRef(), orgId), createdAt, isComplete)
}

export interface NamedOrganisation {
  ID: string
  name: string
}

/** Follows the names of all organisations, stored in one document; empty while loading. */
export function useOrganisationNames(agencyId: string): readonly NamedOrganisation[] {
  const { region } = useWorkspaceRef()
  const location = agencyId ? { region, path: paths.organisationNames(agencyId) } : null
  const list = useLiveDoc('organisationNames', location)
  const names = list.status === 'ready' ? list.data?.names : undefined
  return useMemo(
    () =>
      Object.entries(names ?? {})
        .map(([ID, name]) => ({ ID, name }))
        .toSorted((one, other) => compareNames(one.name, other.name)),
    [names],
  )
}
