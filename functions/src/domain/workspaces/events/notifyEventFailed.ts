import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import type { WorkspaceEvent } from '../../../shared/workspaces/workspaceEvents.ts'
import { readDocument } from '../../../store/documents.ts'
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

interface FailedEvent {
  region: Region
  workspaceId: string
  event: WorkspaceEvent
}

/** Emails the owner of a workspace that its URL did not accept an event; at most once a day. */
export async function notifyEventFailed(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  webOrigin: string,
  { region, workspaceId, event }: FailedEvent,
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) return
  const subject = 'An event couldn’t be delivered'
  const { host } = workspace.data.internal.events
  const outcome = event.answer === 0 ? 'gave no answer' : `answered ${event.answer}`
  const lead = `Your address for events did not take “${event.type}”: it ${outcome}, also when we tried again.`
  const url = `${webOrigin}/app/${region}/workspace`
  const day = new Date(now()).toISOString().slice(0, 10)
  for (const to of new Set([workspace.data.email, ...workspace.data.workspaceEmails]))
    await mail.send({
      to,
      subject,
      text: `${lead}\n\n${host}\n\n${url}\n`,
      html: mailHtml({
        heading: subject,
        lead,
        content: `<p>${escapeHtml(host)}</p>`,
        action: { label: 'View events', url },
      }),
      idempotencyKey: `event-failed-${workspaceId}-${to}-${day}`,
    })
}
