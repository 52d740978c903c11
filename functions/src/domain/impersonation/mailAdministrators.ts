import type { Agency } from '../../shared/agency.ts'
import { clientSchema } from '../../shared/client.ts'
import type { Organisation } from '../../shared/organisation.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { readQuery } from '../../store/documents.ts'
import { senderOf } from '../clientSessions/senderOf.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { sha256 } from '../identifiers.ts'
import { mailHtml } from '../mailHtml.ts'
import type { Mail } from '../ports.ts'

/** An organisation has few administrators; beyond these the log tells them. */
const mostAdministrators = 20

interface Visit {
  region: Region
  agency: Agency
  org: Organisation
  reason: string
  now: number
}

/** Tells an organisation's administrators, in the agency's name, that somebody looks at their dashboard. */
export async function mailAdministrators(mail: Mail, { region, agency, org, reason, now }: Visit) {
  const administrators = await readQuery(region, paths.clients, clientSchema, (query) =>
    query.where('orgId', '==', org.ID).where('isOrgAdmin', '==', true).limit(mostAdministrators),
  )
  const lead = `${agency.name} has opened the dashboard of ${org.name} for up to 30 minutes.`
  const why = `The reason given: ${reason}`
  const foot = 'It is in the log of your organization. If you did not expect it, write to us.'
  const sender = await senderOf(region, agency, now)
  for (const { data: client } of administrators) {
    await mail.send({
      to: client.email,
      subject: `${agency.name} is looking at your dashboard`,
      html: mailHtml({
        lead,
        content: `<p>${escapeHtml(why)}</p><p>${foot}</p>`,
        brand: { name: agency.name, primary: agency.primary },
      }),
      text: `${lead}\n\n${why}\n\n${foot}\n`,
      idempotencyKey: sha256(`impersonation:${client.ID}:${now}`),
      sender,
    })
  }
}
