import type { Agency } from '../../shared/agency.ts'
import type { Region } from '../../shared/regions.ts'
import { sha256 } from '../identifiers.ts'
import { mailHtml } from '../mailHtml.ts'
import type { Ports } from '../ports.ts'
import { senderOf } from './senderOf.ts'

/** Mails a client his code in his agency's name. */
export async function mailLoginCode(
  { mail, now }: Pick<Ports, 'mail' | 'now'>,
  region: Region,
  agency: Agency,
  { to, code }: { to: string; code: string },
): Promise<void> {
  const lead = `Your sign-in code for ${agency.name} is ${code}. It works once, for ten minutes.`
  const foot = 'If you did not ask for it, there is nothing to do.'
  await mail.send({
    to,
    subject: `${code} is your sign-in code`,
    html: mailHtml({
      lead,
      content: `<p>${foot}</p>`,
      brand: { name: agency.name, primary: agency.primary },
    }),
    text: `${lead}\n\n${foot}\n`,
    idempotencyKey: sha256(`${agency.ID}:${to}:${code}:${agency.version}`),
    sender: await senderOf(region, agency, now()),
  })
}
