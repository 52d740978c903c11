import { agencySchema, type Agency } from '../../../shared/agencies/agency.ts'
import { clientSchema } from '../../../shared/agencies/client.ts'
import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { PartsDone } from '../../kernel/tasks/PartsDone.ts'
import type { TaskName } from '../../kernel/tasks/taskKinds.ts'
import { agencyHost } from '../notices/agencyHost.ts'
import { languageOf } from './clientMailTexts.ts'
import { sendClientMail, type ClientMail } from './sendClientMail.ts'

/** An organisation has few people who may pay. */
const maxAdministrators = 20

export interface AdministratorNeeds {
  ports: Pick<Ports, 'mail' | 'now'>
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
}

type Content = Pick<ClientMail, 'subject' | 'lead' | 'rows' | 'paragraphs' | 'action'>

/**
 * Emails the administrators of an organisation about its payments, each in their language and in the name of
 * their agency, also while the agency's notices are stopped. `task`: the kind, and the words that tell one
 * occasion from another. Returns how many have the email: none while they have no access, while the agency
 * has no host at which they sign in, and where their mailboxes refuse emails. Throws AppError 'unavailable'
 * where an email failed; the next call emails only those.
 */
export async function mailAdministrators(
  { ports, originOfHost }: AdministratorNeeds,
  { region, org, task }: { region: Region; org: Organisation; task: { kind: TaskName; words: string[] } },
  contentOf: (reader: { language: Language; agency: Agency; billingUrl: string }) => Content,
): Promise<number> {
  if (org.settings.disableClientAccess) return 0
  const agency = await readDocument(region, paths.agency(org.agencyId), agencySchema)
  const host = agency && agencyHost(agency.data)
  if (!host) return 0
  const administrators = await readQuery(region, paths.clients, clientSchema, (query) =>
    query.where('orgId', '==', org.ID).where('isOrgAdmin', '==', true).limit(maxAdministrators),
  )
  const { kind, words } = task
  const parts = await PartsDone.read(region, words.join('/'), { kind, now: ports.now })
  const billingUrl = `${originOfHost(host)}/app/${region}?billing`
  const reachable = administrators.filter(({ data }) => data.mailBouncedAt === 0)
  for (const { data: client } of reachable) {
    const language = languageOf({ preferredLanguage: client.preferredLanguage || org.preferredLanguage })
    await parts.doOnce('Emailing an administrator', client.ID, () =>
      sendClientMail(ports, {
        region,
        agency: agency.data,
        to: client.email,
        language,
        ...contentOf({ language, agency: agency.data, billingUrl }),
        idempotencyKey: [...words, client.ID].join('-'),
      }),
    )
  }
  await parts.end()
  return reachable.length
}
