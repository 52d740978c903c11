import { agencySchema, type Agency } from '../../../shared/agencies/agency.ts'
import { clientSchema, type Client } from '../../../shared/agencies/client.ts'
import type { Feedback } from '../../../shared/chat/feedback.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { acceptsFeedback } from '../../../shared/chat/acceptsFeedback.ts'
import { readDocument } from '../../../store/documents.ts'
import { hasFile, ownFilePath } from '../../../store/files.ts'
import { readAccess, type Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { escapeHtml } from '../../kernel/texts/escapeHtml.ts'
import { mailBrandOf } from '../clientMails/mailBrandOf.ts'
import { mailHtml } from '../../kernel/mails/mailHtml.ts'
import { countSentMail } from '../mailReputation/countSentMail.ts'
import { currentReputation } from '../mailReputation/settleReputation.ts'
import { pictureFolder } from '../../kernel/pictures/pictureFolder.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const maxPerHour = 10

interface SentFeedback extends Feedback {
  region: Region
  attemptId: string
}

/**
 * Emails a client's message to their agency; replies go to the client. Attachments are pictures that they
 * have uploaded, kept for four weeks. A repeated attempt sends nothing. Throws AppError 'failed-precondition'
 * where the agency takes no feedback, or too many of its emails bounce.
 */
export async function sendFeedback(
  ports: Pick<Ports, 'mail' | 'now'>,
  caller: Caller,
  feedback: SentFeedback,
) {
  const { region, attachments, attemptId } = feedback
  const access = await readAccess(region, caller)
  if (access.kind !== 'client') throw new AppError('permission-denied')
  // The organisation may deny access to its clients.
  await authorizeForOrganisation(caller, 'readOrganisation', { region, orgId: access.orgId })
  const [client, agency] = await Promise.all([
    readDocument(region, paths.client(access.clientId), clientSchema),
    readDocument(region, paths.agency(access.agencyId), agencySchema),
  ])
  if (!client || !agency || !acceptsFeedback(agency.data)) throw new AppError('failed-precondition')
  const reputation = await currentReputation({ region, agencyId: access.agencyId }, ports.now())
  if (reputation.stoppedAt > 0) throw new AppError('failed-precondition')
  for (const { url } of attachments) await requireOwnFile(region, access.clientId, url)
  await throttle(`feedback:${region}:${access.clientId}`, maxPerHour, hourMs, ports.now())
  const { supportEmail } = agency.data
  const subject = `Feedback from ${client.data.name || client.data.email}`
  await ports.mail.send({
    to: supportEmail,
    subject,
    ...composeFeedback(client.data, feedback, { subject, agency: agency.data }),
    idempotencyKey: `feedback-${access.clientId}-${attemptId}`,
    sender: { name: 'Feedback', replyTo: client.data.email },
    agency: { region, agencyId: access.agencyId },
  })
  await countSentMail({ region, agencyId: access.agencyId }, reputation, ports.now())
  return { success: true as const }
}

/** Requires that an attachment is a picture that the client has uploaded, and not another link. */
async function requireOwnFile(region: Region, clientId: string, url: string): Promise<void> {
  const path = ownFilePath(region, url)
  if (!path?.startsWith(pictureFolder({ clientId })) || !(await hasFile(region, path)))
    throw new AppError('invalid-argument', 'pictureGone')
}

/** Returns the email; its words and file names are the client's. */
function composeFeedback(
  { name, email }: Client,
  { message, attachments }: Feedback,
  { subject, agency }: { subject: string; agency: Agency },
) {
  const lead = `${name} (${email}) wrote:`
  const files = attachments.map(({ url, filename, sizeKB }) => ({
    url,
    label: `${filename} (${Math.ceil(sizeKB)} kB)`,
  }))
  const links = files.map(
    ({ url, label }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></li>`,
  )
  const content =
    links.length > 0 ? `<ul>${links.join('')}</ul><p>The files are kept for four weeks.</p>` : ''
  const listed = files.map(({ url, label }) => `${label}: ${url}`)
  return {
    text: [lead, message, ...listed].join('\n\n'),
    html: mailHtml({ heading: subject, lead, quote: message, content, brand: mailBrandOf(agency) }),
  }
}
