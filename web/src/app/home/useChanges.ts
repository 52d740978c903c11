import { askFirestore } from '../../lib/firstRead.ts'
import type { Live } from '../../lib/live.ts'
import { decodeFields, isFields } from '../../lib/restValues.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useRead } from '../../lib/useRead.ts'

/** That an agent was published. */
export interface Publication {
  agentId: string
  version: number
  at: number
}

const mostShown = 3

/** The newest publications of the workspace. */
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
      limit: mostShown,
    }
    const entries = await askFirestore(region, 'runQuery', { structuredQuery })
    return entries.flatMap((entry) => {
      if (!isFields(entry) || !isFields(entry.document)) return []
      const { version, at } = decodeFields(entry.document.fields)
      const agentId = String(entry.document.name).split('/').at(-3) ?? ''
      return { agentId, version: Number(version), at: Number(at) }
    })
  })
}
