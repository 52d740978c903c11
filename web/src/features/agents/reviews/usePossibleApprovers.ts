import { clientSchema } from '@parley/functions/shared/agencies/client'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { z } from 'zod'
import type { Live } from '../../../lib/live/live.ts'
import { runQuery } from '../../../lib/rest/runQuery.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useRead } from '../../../lib/live/useRead.ts'

const questionSchema = clientSchema.pick({
  ID: true,
  name: true,
  email: true,
  isOrgAdmin: true,
  widgetIDs: true,
})
export type PossibleApprover = z.infer<typeof questionSchema>

const maxShown = 100

/** Returns the clients of an organisation who have an agent, administrators first. */
export function usePossibleApprovers(
  region: Region,
  orgId: string,
  agentId: string,
): Live<PossibleApprover[]> {
  const { workspaceId } = useWorkspaceRef()
  return useRead(['clientsToAsk', region, orgId, agentId], async () => {
    const is = (field: string, stringValue: string) => ({
      fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue } },
    })
    const documents = await runQuery(region, {
      from: [{ collectionId: paths.clients }],
      select: { fields: Object.keys(questionSchema.shape).map((fieldPath) => ({ fieldPath })) },
      where: { compositeFilter: { op: 'AND', filters: [is('wsId', workspaceId), is('orgId', orgId)] } },
      limit: maxShown,
    })
    return documents
      .map(({ fields }) => questionSchema.parse(fields))
      .filter(({ widgetIDs }) => widgetIDs.length === 0 || widgetIDs.includes(agentId))
      .toSorted((one, other) => Number(other.isOrgAdmin) - Number(one.isOrgAdmin))
  })
}
