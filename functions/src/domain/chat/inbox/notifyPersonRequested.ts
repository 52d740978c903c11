import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const hourMs = 3_600_000
const maxPerHour = 20
/** Attempts for one conversation a day: twenty of a task, for some requests of a visitor. */
const maxAttempts = 200

const texts = {
  asked: {
    subject: 'A visitor asks for a person',
    lead: 'A visitor asks for a person. The agent goes on answering until somebody takes over.',
  },
  undelivered: {
    subject: 'An answer was not delivered',
    lead: 'The agent’s answer to a visitor could not be delivered. The conversation says why.',
  },
} as const

/**
 * Mails the owner that a visitor waits for a person: once per conversation and day, and within an hourly
 * limit.
 */
export async function notifyPersonRequested(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  webOrigin: string,
  { region, workspaceId, agentId, conversationId, at, reason }: TaskPayload<'tellPersonIsWanted'>,
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) return
  try {
    // Separate limits, so that a broken account with many chats does not hold back visitors who ask.
    const kind = reason === 'asked' ? 'handoff' : reason
    const event = `${kind}-${conversationId}-${new Date(at).toISOString().slice(0, 10)}`
    // A task that is repeated because the mail failed counts once.
    const attempt = await throttle(`${event}:${workspaceId}`, maxAttempts, 24 * hourMs, now())
    if (attempt === 1) await throttle(`${kind}:${workspaceId}`, maxPerHour, hourMs, now())
    const url = `${webOrigin}/app/${region}/agents/${agentId}/convos/${conversationId}`
    const { subject, lead } = texts[reason]
    await mail.send({
      to: workspace.data.email,
      subject,
      text: `${lead}\n\n${url}`,
      html: mailHtml({ lead, action: { label: 'Open the conversation', address: url } }),
      idempotencyKey: event,
    })
  } catch (error) {
    // Above the limit no mail is sent; any other failure is repeated.
    if (!(error instanceof AppError) || error.code !== 'resource-exhausted') throw error
  }
}
