import { z } from 'zod'
import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientIdOf, clientSchema } from '../../../shared/agencies/client.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { languageOf, mailText } from '../../agency/clientMails/clientMailTexts.ts'
import { sendClientMail } from '../../agency/clientMails/sendClientMail.ts'
import { randomIdentifier, sha256 } from '../../kernel/identifiers.ts'
import { createCode } from '../../agency/mailedCodes/mailedCode.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { requireParticipant } from './readReview.ts'
import type { ReviewRef } from '../../chat/servedAgents/requireReview.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

const maxPerHour = 10
const requestIdLength = 24

/** The content that a code signs: the hash of a draft, and the email that it was sent to. */
const aboutSchema = z.object({ hash: z.string(), address: z.string() })

/**
 * Returns where the code is stored that signs one client's approval of one request, for ten minutes. Another
 * session of the client that asks for a code neither replaces it nor uses up its tries.
 */
export function approvalCodeLocation(uid: string, { region, agentId, round }: ReviewRef, requestId: string) {
  const path = paths.approvalCode(sha256(`approval:${uid}:${agentId}:${round}:${requestId}`))
  return { region, path, about: aboutSchema, lastsMs: 10 * minuteMs }
}

/**
 * Emails a client the code that signs their approval. Their agency can open a session in their name, by a
 * link or a password that it has set, but cannot read their mailbox.
 */
export async function requestApprovalCode(
  { ports, signing }: { ports: Pick<Ports, 'mail' | 'now'>; signing: SigningKeys },
  caller: Caller,
  ref: ReviewRef,
) {
  const { region } = ref
  const { stored, reviewer } = await requireParticipant(caller, 'decideReview', ref)
  const { data: review } = stored
  const now = ports.now()
  await throttle(`approvalCode:${region}:${reviewer.by}`, maxPerHour, hourMs, now)
  const client = await readDocument(region, paths.client(clientIdOf(region, caller.uid)), clientSchema)
  const org = await readDocument(region, paths.org(review.orgId), organisationSchema)
  const agency = org && (await readDocument(region, paths.agency(org.data.agencyId), agencySchema))
  if (!client || !agency) throw new AppError('permission-denied')
  const sentTo = client.data.email
  const requestId = randomIdentifier(requestIdLength)
  const location = approvalCodeLocation(caller.uid, ref, requestId)
  const code = await createCode(signing, location, { hash: review.hash, address: sentTo }, now)
  const language = languageOf(client.data)
  const values = { agency: agency.data.name, code }
  await sendClientMail(ports, {
    region,
    agency: agency.data,
    to: sentTo,
    language,
    subject: mailText(language, 'approvalCodeSubject', values),
    heading: mailText(language, 'approvalCodeHeading'),
    code,
    lead: mailText(language, 'approvalCode', values),
    paragraphs: [mailText(language, 'approvalCodeHint')],
    idempotencyKey: sha256(`approvalCode:${caller.uid}:${code}:${now}`),
  })
  return { requestId, address: sentTo }
}
