import { z } from 'zod'
import { agencySchema } from '../../shared/agency.ts'
import { clientIdOf, clientSchema } from '../../shared/client.ts'
import { organisationSchema } from '../../shared/organisation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { AppError } from '../AppError.ts'
import { languageOf, mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { sha256 } from '../identifiers.ts'
import { keepCode } from '../mailedCodes/mailedCode.ts'
import type { Ports } from '../ports.ts'
import { throttle } from '../throttle.ts'
import { openReview } from './readReview.ts'
import type { ReviewRef } from './requireReview.ts'

const hourMs = 3_600_000
const mostOfHour = 10

/** Where the code is kept that signs one client's approval of one question, for ten minutes. */
export function approvalCodePlace(region: Region, uid: string, { agentId, round }: ReviewRef) {
  const path = paths.approvalCode(sha256(`approval:${uid}:${agentId}:${round}`))
  return { region, path, about: z.object({ hash: z.string() }), lastsMs: 10 * 60_000 }
}

/**
 * Mails a client the code that signs his approval. His agency can open a session in his name, by a link or a
 * password that it has set; his mailbox is his own.
 */
export async function requestApprovalCode(
  { ports, secret }: { ports: Pick<Ports, 'mail' | 'now'>; secret: string },
  caller: Caller,
  ref: ReviewRef,
) {
  const { region } = ref
  const { stored, reviewer } = await openReview(caller, 'decideReview', ref)
  const { data: review } = stored
  const now = ports.now()
  await throttle(`approvalCode:${region}:${reviewer.by}`, mostOfHour, hourMs, now)
  const client = await readDocument(region, paths.client(clientIdOf(region, caller.uid)), clientSchema)
  const org = await readDocument(region, paths.org(review.orgId), organisationSchema)
  const agency = org && (await readDocument(region, paths.agency(org.data.agencyId), agencySchema))
  if (!client || !agency) throw new AppError('permission-denied')
  const place = approvalCodePlace(region, caller.uid, ref)
  const code = await keepCode(secret, place, { hash: review.hash }, now)
  const language = languageOf(client.data)
  const values = { agency: agency.data.name, code }
  await sendClientMail(ports, {
    region,
    agency: agency.data,
    to: client.data.email,
    language,
    subject: mailText(language, 'approvalCodeSubject', values),
    lead: mailText(language, 'approvalCode', values),
    paragraphs: [mailText(language, 'approvalCodeHint')],
    idempotencyKey: sha256(`approvalCode:${caller.uid}:${code}:${now}`),
  })
  return { success: true as const }
}
