import { paths } from '@parley/functions/shared/paths'
import type { DocumentTypes, ListResult } from '../../../lib/firestore/documents.ts'
import { useLiveList, type Live } from '../../../lib/live/live.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'

const count = 100

/** Returns the workspace's blueprints, newest first. */
export function useBlueprints(): Live<ListResult<DocumentTypes['blueprint']>> {
  const { region, workspaceId } = useWorkspaceRef()
  const filters = [['workspaceId', workspaceId]] as const
  return useLiveList('blueprint', { region, path: paths.blueprints, filters, newestBy: 'createdAt', count })
}

/** Returns the agents that follow a blueprint; its maximum number fits into the list. */
export function useFollowers(masterId: string): Live<ListResult<DocumentTypes['blueprintLink']>> {
  const { region, workspaceId } = useWorkspaceRef()
  const filters = [
    ['workspaceId', workspaceId],
    ['masterId', masterId],
  ] as const
  const path = paths.blueprintLinks
  return useLiveList('blueprintLink', { region, path, filters, newestBy: 'createdAt', count })
}

/** Returns the sends of a blueprint, newest first. */
export function useSends(masterId: string): Live<ListResult<DocumentTypes['blueprintSend']>> {
  const { region, workspaceId } = useWorkspaceRef()
  const filters = [
    ['workspaceId', workspaceId],
    ['masterId', masterId],
  ] as const
  return useLiveList('blueprintSend', {
    region,
    path: paths.blueprintSends,
    filters,
    newestBy: 'at',
    count: 20,
  })
}
