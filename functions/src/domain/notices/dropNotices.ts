import { noticeLevels } from '../../shared/notices.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import { Query } from '../../store/Query.ts'

const most = 300

/** Deletes what an agent's or a conversation's clients were told, in whatever organisation it lies. */
export async function dropNotices(
  region: Region,
  field: 'agentId' | 'conversationId',
  id: string,
): Promise<void> {
  for (const level of noticeLevels) {
    const found = Query.collectionGroup(region, paths.noticesName(level)).where(field, '==', id)
    for (let page = await found.select([]).limit(most).read(); page.length > 0;) {
      const writes = new Writes(region)
      for (const { path } of page) writes.delete(path)
      await writes.commit()
      page = page.length < most ? [] : await found.select([]).limit(most).read()
    }
  }
}
