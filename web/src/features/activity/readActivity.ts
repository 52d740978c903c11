import { activityFields, blockOf } from '@parley/functions/shared/chat/activity'
import {
  activityBlockSchema,
  activityPartSchema,
  type ActivityBlock,
} from '@parley/functions/shared/chat/activityBlock'
import { paths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'
import { readFields } from '../../lib/firstView/firstRead.ts'
import { runQuery } from '../../lib/rest/runQuery.ts'
import { addUpActivity, type Activity, type RecentConversation } from './addUpActivity.ts'

/**
 * Together with the blocks, the questions and the changes these are twelve reads; further events wait for the
 * next count.
 */
const maxRecent = 3

/**
 * Reads the counts of a workspace since the first of these days, including the last minutes: at most three
 * documents, and more only for a workspace with more agents than `maxAgentsInPart`.
 */
export async function readActivity(
  region: Region,
  workspaceId: string,
  days: readonly number[],
): Promise<Activity> {
  const now = Date.now()
  const numbers: number[] = []
  for (let number = blockOf(days[0] ?? now); number <= blockOf(now); number++) numbers.push(number)
  const read = await Promise.all(
    numbers.map(async (number) => {
      const fields = await readFields({ region, path: paths.activity(workspaceId, number) })
      const block = fields && activityBlockSchema.parse(fields)
      return block ? [[number, await withParts(region, workspaceId, number, block)] as const] : []
    }),
  )
  const blocks = new Map(read.flat())
  const countedAt = Math.max(days[0] ?? 0, ...[...blocks.values()].map((block) => block.countedAt))
  const recent = await readRecent(region, workspaceId, countedAt)
  return addUpActivity(days, { blocks, recent, isRush: recent.length === maxRecent, countedAt })
}

/** Reads a block with the agents of its other documents. */
async function withParts(
  region: Region,
  workspaceId: string,
  number: number,
  block: ActivityBlock,
): Promise<ActivityBlock> {
  const parts = await Promise.all(
    Array.from({ length: block.parts - 1 }, (_, index) =>
      readFields({ region, path: paths.activity(workspaceId, number, index + 1) }),
    ),
  )
  const others = parts.map((fields) => activityPartSchema.parse(fields ?? {}).agents)
  return { ...block, agents: Object.assign({}, block.agents, ...others) }
}

/** Reads the conversations that have changed since a time. */
async function readRecent(region: Region, workspaceId: string, since: number): Promise<RecentConversation[]> {
  const fields = ['agentId', 'channel', ...Object.values(activityFields)]
  const structuredQuery = {
    from: [{ collectionId: 'convos', allDescendants: true }],
    select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          {
            fieldFilter: {
              field: { fieldPath: 'ownerID' },
              op: 'EQUAL',
              value: { stringValue: workspaceId },
            },
          },
          { fieldFilter: { field: { fieldPath: 'isTest' }, op: 'EQUAL', value: { booleanValue: false } } },
          {
            fieldFilter: {
              field: { fieldPath: 'lastMessageAt' },
              op: 'GREATER_THAN',
              value: { integerValue: String(since) },
            },
          },
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'lastMessageAt' }, direction: 'DESCENDING' }],
    limit: maxRecent,
  }
  const documents = await runQuery(region, structuredQuery)
  return documents.map(({ fields: stored }) => {
    const moment = (name: string) => Number(stored[name] ?? 0)
    return {
      agentId: String(stored['agentId']),
      channel: String(stored['channel']),
      startedAt: moment('startedAt'),
      handedOverAt: moment('handedOverAt'),
      ratedDownAt: moment('ratedDownAt'),
      unansweredAt: moment('unansweredAt'),
    }
  })
}
