import type { Live } from '../../lib/live/live.ts'
import { runQuery } from '../../lib/rest/runQuery.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useRead } from '../../lib/live/useRead.ts'

/** A publication of an agent. */
export interface Publication {
  agentId: string
  version: number
  at: number
}

const maxShown = 3

/** Returns the newest publications of the workspace. */
export function useChanges(): Live<Publication[]> {
  const { region, workspaceId } = useWorkspaceRef()
  return useRead(['publications', region, workspaceId], async () => {
    const structuredQuery = {
      from: [{ collectionId: 'backups', allDescendants: true }],
      select: { fields: [{ fieldPath: 'version' }, { fieldPath: 'at' }] },
      where: {
        fieldFilter: {
          field: { fieldPath: 'agent.ownerID' },
          op: 'EQUAL',
          value: { stringValue: workspaceId },
        },
      },
      orderBy: [{ field: { fieldPath: 'at' }, direction: 'DESCENDING' }],
      limit: maxShown,
    }
    const documents = await runQuery(region, structuredQuery)
    return documents.map(({ path, fields }) => ({
      // voiceglow/{agentId}/backups/{at}
      agentId: path.split('/')[1] ?? '',
      version: Number(fields['version']),
      at: Number(fields['at']),
    }))
  })
}
