import { activityNames, type ActivityName } from '@parley/functions/shared/chat/activity'
import { dayMs } from '@parley/functions/shared/durations'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { runCount } from '../../../lib/rest/runCount.ts'

/** The maximum count, because the rules do not allow longer lists. */
export const maxCounted = 100
const days = 14

const fields: Record<ActivityName, string> = {
  started: 'startedAt',
  handedOver: 'handedOverAt',
  ratedDown: 'ratedDownAt',
  unanswered: 'unansweredAt',
}

/** Counts an agent's events of fourteen days, each up to a hundred: four reads. */
export async function readFigures(region: Region, agentId: string): Promise<Record<ActivityName, number>> {
  const since = Date.now() - days * dayMs
  const count = (name: ActivityName) => {
    const filters = [
      {
        fieldFilter: { field: { fieldPath: 'isTest' }, op: 'EQUAL', value: { booleanValue: false } },
      },
      {
        fieldFilter: {
          field: { fieldPath: fields[name] },
          op: 'GREATER_THAN',
          value: { integerValue: String(since) },
        },
      },
    ]
    const structuredQuery = {
      from: [{ collectionId: 'convos' }],
      where: { compositeFilter: { op: 'AND', filters } },
      limit: maxCounted,
    }
    return runCount(region, structuredQuery, paths.agent(agentId))
  }
  const [started = 0, handedOver = 0, ratedDown = 0, unanswered = 0] = await Promise.all(
    activityNames.map(count),
  )
  return { started, handedOver, ratedDown, unanswered }
}
