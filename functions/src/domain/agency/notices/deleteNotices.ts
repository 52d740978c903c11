import { noticeLevels } from '../../../shared/agencies/notices.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'

const maxNotices = 300

/** Deletes the notices about an agent or a conversation, in every organisation. */
export async function deleteNotices(
  region: Region,
  field: 'agentId' | 'conversationId',
  id: string,
): Promise<void> {
  for (const level of noticeLevels)
    await deleteAll(region, Query.collectionGroup(region, paths.noticesName(level)).where(field, '==', id))
}

/**
 * Deletes an organisation's notices about an agent that it no longer has: instances that had the agent in
 * memory have added some since.
 */
export async function deleteLeftNotices({
  region,
  orgId,
  agentId,
}: Pick<TaskPayload<'dropLeftNotices'>, 'region' | 'orgId' | 'agentId'>): Promise<void> {
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  if (org?.data.widgetIDs.includes(agentId)) return
  for (const level of noticeLevels) {
    const notices = Query.collection(region, paths.notices(orgId, level))
    await deleteAll(region, notices.where('agentId', '==', agentId))
  }
}

async function deleteAll(region: Region, found: Query): Promise<void> {
  for (let page = await found.select([]).limit(maxNotices).read(); page.length > 0;) {
    const writes = new Writes(region)
    for (const { path } of page) writes.delete(path)
    await writes.commit()
    page = page.length < maxNotices ? [] : await found.select([]).limit(maxNotices).read()
  }
}
