import { noticeLevels } from '../../../shared/agencies/notices.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'

const most = 300

/** Deletes what an agent's or a conversation's clients were told, in whatever organisation it lies. */
export async function dropNotices(
  region: Region,
  field: 'agentId' | 'conversationId',
  id: string,
): Promise<void> {
  for (const level of noticeLevels)
    await dropAll(region, Query.collectionGroup(region, paths.noticesName(level)).where(field, '==', id))
}

/**
 * Deletes what an organisation was told of an agent that is no longer its own: instances that had the agent
 * in memory told it of some more.
 */
export async function dropLeftNotices({
  region,
  orgId,
  agentId,
}: Pick<TaskPayload<'dropLeftNotices'>, 'region' | 'orgId' | 'agentId'>): Promise<void> {
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (org?.data.widgetIDs.includes(agentId)) return
  for (const level of noticeLevels) {
    const notices = Query.collection(region, paths.notices(orgId, level))
    await dropAll(region, notices.where('agentId', '==', agentId))
  }
}

async function dropAll(region: Region, found: Query): Promise<void> {
  for (let page = await found.select([]).limit(most).read(); page.length > 0;) {
    const writes = new Writes(region)
    for (const { path } of page) writes.delete(path)
    await writes.commit()
    page = page.length < most ? [] : await found.select([]).limit(most).read()
  }
}
