import { createHmac } from 'node:crypto'
import type { MailRecord } from '../../../shared/agencies/mailDomains.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'

/**
 * Returns the TXT record that proves that an agency may send from a domain; it differs from the proof of a
 * host.
 */
export function mailProof(secret: string, agencyId: string, name: string): string {
  const hash = createHmac('sha256', secret).update(`mail ${agencyId} ${name}`).digest('hex')
  return `vg-${hash.slice(0, 40)}`
}

export function mailProofName(name: string): string {
  return `_vg-mail.${name}`
}

export async function isMailProven(
  { ports, secret }: { ports: Pick<MailDomainNeeds['ports'], 'dns'>; secret: string },
  agencyId: string,
  name: string,
): Promise<boolean> {
  const found = await ports.dns.lookUp('TXT', mailProofName(name))
  return found.includes(mailProof(secret, agencyId, name))
}

/** Returns the record that the owner has to set. */
export function mailProofRecord(
  secret: string,
  agencyId: string,
  name: string,
  isProven: boolean,
): MailRecord {
  return {
    status: isProven ? 'verified' : 'not_started',
    type: 'TXT',
    name: mailProofName(name),
    value: mailProof(secret, agencyId, name),
    ttl: 'Auto',
  }
}
