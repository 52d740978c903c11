import type { Agency } from '../../../shared/agencies/agency.ts'
import { paths } from '../../../shared/paths.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import type { Notice } from '../../../shared/agencies/notices.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { mailText } from '../clientMails/clientMailTexts.ts'
import type { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import { noticePath } from './noticePath.ts'
import { noticeTexts } from './noticeTexts.ts'
import type { Push } from '../../kernel/ports/Push.ts'
import type { Browser } from './audience/audience.ts'

interface NoticePush {
  region: Region
  agency: Agency
  origin: string
  notice: Notice
  browsers: readonly (Browser & { language: Language })[]
  /** Browsers that were notified before are skipped. */
  parts: PartsDone
}

/**
 * Notifies browsers of an event, in the agency's name and without the visitor's words, which would pass
 * through the push service. Tokens that are no longer valid are deleted; failures are recorded in `parts`.
 */
export async function pushNotice(
  push: Push,
  { region, agency, origin, notice, browsers, parts }: NoticePush,
): Promise<void> {
  const agent = notice.agentTitle || agency.name
  for (const { id, token, language } of browsers)
    await parts.doOnce('Pushing a notice', `push_${id}`, async () => {
      const outcome = await push.send({
        token,
        title: agent,
        body: mailText(language, noticeTexts[notice.kind].subject, { agent }),
        kind: notice.kind,
        url: origin + noticePath(region, notice),
        icon: agency.squarePhotoURL || agency.faviconURL,
        tag: notice.conversationId || notice.kind,
      })
      if (outcome === 'gone') await new Writes(region).delete(paths.pushToken(id)).commit()
    })
}
