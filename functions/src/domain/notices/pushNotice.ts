import type { Agency } from '../../shared/agency.ts'
import type { Notice } from '../../shared/notices.ts'
import type { Region } from '../../shared/regions.ts'
import { Writes } from '../../store/commit.ts'
import type { Stored } from '../../store/documents.ts'
import { noticePath } from './noticePath.ts'
import { noticeTexts } from './noticeTexts.ts'
import type { Push } from './Push.ts'
import type { PushToken } from './pushTokens.ts'

interface NoticePush {
  region: Region
  agency: Agency
  origin: string
  notice: Notice
  browsers: readonly Stored<PushToken>[]
}

/**
 * Tells browsers what has happened, in the agency's name and without a word of the visitor's, which would go
 * through the push service. Browsers that take none any more are forgotten.
 */
export async function pushNotice(
  push: Push,
  { region, agency, origin, notice, browsers }: NoticePush,
): Promise<void> {
  for (const { path, data } of browsers) {
    const outcome = await push.send({
      token: data.token,
      title: notice.agentTitle || agency.name,
      body: noticeTexts[notice.kind].subject,
      kind: notice.kind,
      url: origin + noticePath(region, notice),
      icon: agency.squarePhotoURL || agency.faviconURL,
      tag: notice.conversationId || notice.kind,
    })
    if (outcome === 'gone') await new Writes(region).delete(path).commit()
  }
}
