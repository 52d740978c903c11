import { recordPaths } from '../../../../shared/channels/channelRecords.ts'
import type { RecordKind } from '../../../../shared/channels/channels.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../../store/documents.ts'
import { titledAgentSchema } from '../../../kernel/mails/titledAgentSchema.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import { mailHtml } from '../../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { PartsDone } from '../../../kernel/tasks/PartsDone.ts'
import { aboutBroken, namedRecordSchema } from './aboutBroken.ts'

interface BrokenAccount {
  region: Region
  kind: RecordKind
  agentId: string
  /** Milliseconds since 1970. */
  at: number
}

const untilThen = 'Until then, nothing is answered there, and replies from the inbox aren’t sent.'

/**
 * Emails a workspace that an account of a channel is refused, once for each time, unless it was reconnected
 * or disconnected in the meantime. Throws AppError 'unavailable' when some emails failed; a repetition sends
 * only those.
 */
export async function notifyChannelBroken(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  webOrigin: string,
  { region, kind, agentId, at }: BrokenAccount,
): Promise<void> {
  const stored = await readDocument(region, recordPaths[kind](agentId), namedRecordSchema)
  if (stored?.data.state !== 'broken' || stored.data.brokenAt !== at) return
  const [workspace, agent] = await Promise.all([
    readDocument(region, paths.workspace(stored.data.ownerID), workspaceSchema),
    readDocument(region, paths.agent(agentId), titledAgentSchema),
  ])
  if (!workspace || !agent) return
  const { happened, text, action, dialog } = aboutBroken(kind, stored.data)
  const subject = `${agent.data.title}: ${happened}`
  const lead = `${subject}. ${text} ${untilThen}`
  const url = `${webOrigin}/app/${region}/agents/${agentId}/channels?connect=${dialog}`
  const parts = await PartsDone.read(region, `channelBroken/${kind}/${agentId}/${at}`, {
    kind: 'notifyChannelBroken',
    now,
  })
  for (const to of new Set([workspace.data.email, ...workspace.data.workspaceEmails]))
    await parts.doOnce('Emailing that a channel is broken', sha256(to), () =>
      mail.send({
        to,
        subject,
        text: `${lead}\n\n${url}\n`,
        html: mailHtml({ heading: subject, lead, action: { label: action, url } }),
        idempotencyKey: sha256(`channelBroken:${kind}:${agentId}:${at}:${to}`),
      }),
    )
  await parts.end()
}
