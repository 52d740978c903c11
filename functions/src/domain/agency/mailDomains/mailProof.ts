import type { MailRecord } from '../../../shared/agencies/mailDomains.ts'
import type { MailDomainNeeds } from './MailDomainNeeds.ts'
import type { SigningKeys } from '../../kernel/secrets/SigningKeys.ts'

/**
 * Returns the TXT record that proves that an agency may send from a domain; it differs from the proof of a
 * host.
 * @internal Exported for tests.
 */
export function mailProof(signing: SigningKeys, agencyId: string, name: string): string {
  return `vg-${signing.sign(signedText(agencyId, name), shape)}`
}

/** @internal Exported for tests. */
export function mailProofName(name: string): string {
  return `_vg-mail.${name}`
}

/** Looks up the TXT records of a mail domain and returns whether one is the agency's proof. */
export async function isMailProven(
  { ports, signing }: { ports: Pick<MailDomainNeeds['ports'], 'dns'>; signing: SigningKeys },
  agencyId: string,
  name: string,
): Promise<boolean> {
  const found = await ports.dns.lookUp('TXT', mailProofName(name))
  const proofs = signing.signaturesEver(signedText(agencyId, name), shape)
  return proofs.some((proof) => found.includes(`vg-${proof}`))
}

/** Returns the record that the owner has to set. */
export function mailProofRecord(
  signing: SigningKeys,
  agencyId: string,
  name: string,
  isProven: boolean,
): MailRecord {
  return {
    status: isProven ? 'verified' : 'not_started',
    type: 'TXT',
    name: mailProofName(name),
    value: mailProof(signing, agencyId, name),
    ttl: 'Auto',
  }
}

const shape = { encoding: 'hex', length: 40 } as const

function signedText(agencyId: string, name: string): string {
  return `mail ${agencyId} ${name}`
}
