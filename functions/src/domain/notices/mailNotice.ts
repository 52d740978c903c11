import type { Agency } from '../../shared/agency.ts'
import type { Notice, NoticeKind } from '../../shared/notices.ts'
import { appPaths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { senderOf } from '../clientSessions/senderOf.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { mailHtml } from '../mailHtml.ts'
import type { Mail } from '../ports.ts'

interface NoticeMail {
  region: Region
  to: string
  agency: Agency
  /** Of the agency's address. */
  origin: string
  notice: Notice
  /** The same again sends nothing. */
  idempotencyKey: string
}

const words: Record<NoticeKind, { subject: string; text: (agent: string) => string; action: string }> = {
  personWanted: {
    subject: 'A visitor asks for a person',
    text: (agent) =>
      `A visitor of ${agent} asks for a person. The agent goes on answering until somebody takes over.`,
    action: 'Open the conversation',
  },
  messageToPerson: {
    subject: 'A visitor waits for your answer',
    text: (agent) => `A visitor of ${agent} has written in a conversation that a person answers.`,
    action: 'Open the conversation',
  },
  creditLow: {
    subject: 'A fifth of your credit is left',
    text: () => 'Your organization has used 80 % of its credit.',
    action: 'Open your dashboard',
  },
  creditNearlyGone: {
    subject: 'Your credit is nearly used up',
    text: () => 'Your organization has 5 % of its credit left. When it is gone, your agents stop answering.',
    action: 'Open your dashboard',
  },
}

/** Mails a client what has happened, in his agency's name and without a word of the visitor's. */
export function mailNotice(
  mail: Mail,
  { region, to, agency, origin, notice, idempotencyKey }: NoticeMail,
): Promise<void> {
  const { subject, text, action } = words[notice.kind]
  const lead = text(notice.agentTitle || agency.name)
  const address = origin + placeOf(region, notice)
  const settings = `${origin}/app?notifications=settings`
  const foot = 'You get this mail because of your notification settings.'
  const link = `<a href="${settings}" style="color:inherit">Change them, or end these mails</a>`
  return mail.send({
    to,
    subject,
    text: `${lead}\n\n${address}\n\n${foot} Change them, or end these mails: ${settings}\n`,
    html: mailHtml({
      lead,
      action: { label: action, address },
      foot: `${escapeHtml(foot)} ${link}.`,
      brand: { name: agency.name, primary: agency.primary },
    }),
    idempotencyKey,
    sender: senderOf(agency),
  })
}

function placeOf(region: Region, { agentId, conversationId }: Notice): string {
  return agentId ? appPaths.agent(region, agentId, `convos/${conversationId}`) : '/app'
}
