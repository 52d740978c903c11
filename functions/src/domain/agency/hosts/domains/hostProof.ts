import { createHmac } from 'node:crypto'
import type { DnsRecord } from '../../../../shared/agencies/hosts.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/** What a TXT record must say to prove that a host is an agency's: another agency's proof is another one. */
export function hostProof(secret: string, agencyId: string, host: string): string {
  const hash = createHmac('sha256', secret).update(`host ${agencyId} ${host}`).digest('hex')
  return `vg-${hash.slice(0, 40)}`
}

/** The name of that record: below the exact host, since who owns a domain may have let a part of it. */
export function proofName(host: string): string {
  return `_vg-verify.${host}`
}

export async function isProven(
  { ports, secret }: { ports: Pick<Ports, 'dns'>; secret: string },
  agencyId: string,
  host: string,
): Promise<boolean> {
  const found = await ports.dns.lookUp('TXT', proofName(host))
  return found.includes(hostProof(secret, agencyId, host))
}

/** The record as its owner has to set it. */
export function proofRecord(
  secret: string,
  agencyId: string,
  host: string,
  action: DnsRecord['action'],
): DnsRecord {
  return { type: 'TXT', name: proofName(host), value: hostProof(secret, agencyId, host), action }
}
