import { hostSchema, type DnsRecord } from '../../../../shared/agencies/hosts.ts'
import { hourMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { requireAgency } from '../../agencies/saveAgency.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { escapeHtml } from '../../../kernel/texts/escapeHtml.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import { mailHtml } from '../../../kernel/mails/mailHtml.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { throttle } from '../../../kernel/access/throttle.ts'

const maxPerHour = 5

/**
 * Emails a person what to set in the DNS of an agency's own host. The words are fixed and the number of
 * emails is limited, so that it cannot be used to send other messages. Throws AppError 'not-found' where the
 * agency has none.
 */
export async function mailDnsInstructions(
  ports: Pick<Ports, 'mail' | 'now'>,
  caller: Caller,
  { region, agencyId, to }: { region: Region; agencyId: string; to: string },
): Promise<{ success: true }> {
  const agency = await requireAgency(caller, region, agencyId)
  const { userId: workspaceId, customDomain: host } = agency.data
  await authorizeForWorkspace(caller, 'mailDnsInstructions', { region, workspaceId })
  const stored = host && (await readDocument('na', paths.host(host), hostSchema))
  if (!stored || stored.data.agencyId !== agencyId) throw new AppError('not-found')
  const count = await throttle(`dnsInstructions:${workspaceId}`, maxPerHour, hourMs, ports.now())
  await throttle(`mail:${workspaceId}:${to}`, maxPerHour, hourMs, ports.now())
  const { records } = stored.data
  const subject = `DNS records for ${host}`
  const lead = `These records connect ${host}. Add them at your DNS provider. Changes can take up to 48 hours.`
  await ports.mail.send({
    to,
    // A fixed text and a checked host: nothing that a person has typed.
    subject,
    html: mailHtml({ heading: subject, lead, content: tableOf(records) }),
    text: `${lead}\n\n${records.map((record) => lineOf(record).join('  ')).join('\n')}\n`,
    idempotencyKey: sha256(`${host} ${to} ${count} ${Math.floor(ports.now() / hourMs)}`),
  })
  return { success: true }
}

const cell = 'padding:6px 10px 6px 0;vertical-align:top;overflow-wrap:anywhere'

function tableOf(records: DnsRecord[]): string {
  const rows = records.map((record) => {
    const cells = lineOf(record).map((text) => `<td style="${cell}">${escapeHtml(text)}</td>`)
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table style="margin:20px 0 0;border-collapse:collapse;font-size:13px">${rows.join('\n')}</table>`
}

const actions = { add: 'Add', remove: 'Remove', none: 'Is set' } as const

function lineOf({ action, type, name, value }: DnsRecord): string[] {
  return [actions[action], type, name, value]
}
