import { createHmac } from 'node:crypto'
import type { DnsRecord } from '../../../../shared/agencies/hosts.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'

/** Returns the TXT record that proves that a host is an agency's; each agency has another one. */
export function hostProof(secret: string, agencyId: string, host: string): string {
  const hash = createHmac('sha256', secret).update(`host ${agencyId} ${host}`).digest('hex')
  return `vg-${hash.slice(0, 40)}`
}

/**
 * Returns the name of that record: below the exact host, since the owner of a domain may have given only a
 * part of it to others.
 */
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

/** Returns the record that the owner has to set. */
export function proofRecord(
  secret: string,
  agencyId: string,
  host: string,
  action: DnsRecord['action'],
): DnsRecord {
  return { type: 'TXT', name: proofName(host), value: hostProof(secret, agencyId, host), action }
}
