import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts'
import { keyNoticeText } from './keyNoticeText.ts'

/**
 * Emails the owner of a workspace that a key was renewed or shown, and by whom: in the language of the
 * browser in which it was done, and in English too, since another person may have chosen that language.
 * Throws AppError 'unavailable' when the email cannot be sent.
 */
export async function notifyKeyChanged(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  { region, workspaceId, notice, language }: TaskPayload<'notifyKeyChanged'>,
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) return
  const { kind, change, agentId, agent, who, by, at } = notice
  const event = `${kind}/${change}/${agentId}/${by}/${at}`
  const values = { workspace: workspace.data.workspaceName, agent, who }
  const textOf = (of: typeof language) => ({
    lead: keyNoticeText(of, change === 'shown' ? 'eventKeyShown' : kind, values),
    unexpected: keyNoticeText(of, 'unexpected', values),
  })
  const { lead, unexpected } = textOf(language)
  const english = language === 'en' ? [] : Object.values(textOf('en'))
  const subject = keyNoticeText(language, change === 'shown' ? 'shownSubject' : 'renewedSubject', values)
  const url = `${webOrigin}/app/${region}/workspace`
  await mail.send({
    to: workspace.data.email,
    subject,
    text: `${[lead, unexpected, url, ...english].join('\n\n')}\n`,
    html: mailHtml({
      heading: subject,
      lead,
      content: [unexpected, ...english].map((words) => `<p>${escapeHtml(words)}</p>`).join(''),
      action: { label: keyNoticeText(language, 'open', values), url },
      language,
    }),
    idempotencyKey: sha256(`keyChanged:${workspaceId}:${event}`),
  })
}
