import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { claimHourlyMail, countHeldMails } from '../../kernel/mails/hourlyMails.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { isWithinLimit } from '../../kernel/access/isWithinLimit.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const maxPerHour = 20
/** Attempts for one conversation a day: twenty of a task, for some requests of a visitor. */
const maxAttempts = 200

const texts = {
  asked: {
    subject: 'A visitor needs a person',
    lead: 'A visitor needs a person. The agent keeps replying until someone takes over.',
    more: (count: number) =>
      count === 1 ? 'One more visitor asks for a person' : `${count} more visitors ask for a person`,
  },
  undelivered: {
    subject: 'An answer wasn’t delivered',
    lead: 'The agent’s answer to a visitor couldn’t be delivered. Open the conversation to see why.',
    more: (count: number) =>
      count === 1 ? 'One more answer was not delivered' : `${count} more answers were not delivered`,
  },
} as const

/**
 * Emails the owner that a visitor waits for a person: once per conversation and day, and within limits of the
 * visitor and of the hour. Above these, the conversation is counted in a summary at the end of the hour.
 */
export async function notifyPersonRequested(
  { mail, now, tasks }: Pick<Ports, 'mail' | 'now' | 'tasks'>,
  webOrigin: string,
  {
    region,
    workspaceId,
    agentId,
    conversationId,
    at,
    reason,
    networks,
  }: TaskPayload<'notifyPersonRequested'>,
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) return
  const kind = reason === 'asked' ? 'handoff' : reason
  const event = `${kind}-${conversationId}-${new Date(at).toISOString().slice(0, 10)}`
  if (!(await isWithinLimit(throttle(`${event}:${workspaceId}`, maxAttempts, dayMs, now())))) return
  const path = paths.conversation(agentId, conversationId)
  const conversation = await readDocument(region, path, conversationSchema.pick({ visitorId: true }))
  const decision = await claimHourlyMail(
    {
      region,
      subject: subjectOf(workspaceId, reason),
      event,
      // A conversation of a channel has the visitor's account there.
      visitor: conversation?.data.visitorId || conversationId,
      // A failed delivery is no request of the visitor.
      networks: reason === 'asked' ? networks : undefined,
      max: maxPerHour,
    },
    now(),
  )
  if (!decision.isNow) {
    const { hour, delaySeconds } = decision
    await tasks.enqueue('notifyOfMoreWaiting', { region, workspaceId, reason, hour }, { delaySeconds })
    return
  }
  const url = `${webOrigin}/app/${region}/agents/${agentId}/convos/${conversationId}`
  const { subject, lead } = texts[reason]
  await mail.send({
    to: workspace.data.email,
    subject,
    text: `${lead}\n\n${url}`,
    html: mailHtml({ heading: subject, lead, action: { label: 'Open the conversation', url } }),
    idempotencyKey: event,
  })
}

/** Emails the owner how many conversations of an hour no email was sent about; does nothing for none. */
export async function notifyMoreWaiting(
  { mail }: Pick<Ports, 'mail'>,
  webOrigin: string,
  { region, workspaceId, reason, hour }: TaskPayload<'notifyOfMoreWaiting'>,
): Promise<void> {
  const count = await countHeldMails(region, subjectOf(workspaceId, reason), hour)
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace || count === 0) return
  const subject = texts[reason].more(count)
  const lead = `${subject} than we have mailed you about in the last hour.`
  const url = `${webOrigin}/app/${region}/inbox`
  await mail.send({
    to: workspace.data.email,
    subject,
    text: `${lead}\n\n${url}`,
    html: mailHtml({ heading: subject, lead, action: { label: 'Open the inbox', url } }),
    idempotencyKey: `waiting-${workspaceId}-${reason}-${hour}`,
  })
}

/**
 * Returns the subject of a limit on notices. Limits are separate, so that a broken account with many
 * chats does not hold back visitors who ask.
 */
function subjectOf(workspaceId: string, reason: 'asked' | 'undelivered'): string {
  return `waiting/${workspaceId}/${reason}`
}
