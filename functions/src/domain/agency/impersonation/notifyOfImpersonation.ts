import { agencySchema } from '../../../shared/agencies/agency.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { languageOf, mailText } from '../clientMails/clientMailTexts.ts'
import { sendClientMail } from '../clientMails/sendClientMail.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'

/** An organisation has few administrators; those above this number learn of it from the log. */
const maxAdministrators = 20

/**
 * Emails an organisation's administrators, in the agency's name, that the owner views their dashboard. Throws
 * AppError 'unavailable' where an email failed; the next call emails only those.
 */
export async function notifyOfImpersonation(
  ports: Pick<Ports, 'mail' | 'now'>,
  { region, orgId, reason, at }: TaskPayload<'notifyOfImpersonation'>,
): Promise<void> {
  const org = await readDocument(region, paths.org(orgId), organisationSchema)
  const agency = org && (await readDocument(region, paths.agency(org.data.agencyId), agencySchema))
  if (!agency) return
  const administrators = await readQuery(region, paths.clients, clientSchema, (query) =>
    query.where('orgId', '==', orgId).where('isOrgAdmin', '==', true).limit(maxAdministrators),
  )
  const values = { agency: agency.data.name, organisation: org.data.name, reason }
  const parts = await PartsDone.read(region, `look/${orgId}/${at}`, {
    kind: 'notifyOfImpersonation',
    now: ports.now,
  })
  for (const { data: client } of administrators) {
    if (client.mailBouncedAt > 0) continue
    const language = languageOf(client)
    await parts.doOnce('Emailing an administrator', client.ID, () =>
      sendClientMail(ports, {
        region,
        agency: agency.data,
        to: client.email,
        language,
        subject: mailText(language, 'lookSubject', values),
        lead: mailText(language, 'look', values),
        paragraphs: [mailText(language, 'lookReason', values), mailText(language, 'lookLogged')],
        isNotice: true,
        idempotencyKey: sha256(`impersonation:${client.ID}:${at}`),
      }),
    )
  }
  await parts.end()
}
