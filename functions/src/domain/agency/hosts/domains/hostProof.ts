import type { DnsRecord } from '../../../../shared/agencies/hosts.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Returns the TXT record that proves that a host is an agency's; each agency has another one. */
export function hostProof(signing: SigningKeys, agencyId: string, host: string): string {
  return `vg-${signing.sign(signedText(agencyId, host), shape)}`
}

/**
 * Returns all proofs that are accepted for a host: one of each current or retired secret. Only the owner of
 * the domain can publish a proof, so a leaked secret gains nothing.
 */
export function hostProofs(signing: SigningKeys, agencyId: string, host: string): string[] {
  return signing.signaturesEver(signedText(agencyId, host), shape).map((signature) => `vg-${signature}`)
}

/**
 * Returns the name of that record: below the exact host, since the owner of a domain may have given only a
 * part of it to others.
 * @internal Exported for tests.
 */
export function proofName(host: string): string {
  return `_vg-verify.${host}`
}

/**
 * Looks up the TXT records of a host and returns whether one is the agency's proof. Throws when DNS is
 * unavailable.
 */
export async function isProven(
  { ports, signing }: { ports: Pick<Ports, 'dns'>; signing: SigningKeys },
  agencyId: string,
  host: string,
): Promise<boolean> {
  const found = await ports.dns.lookUp('TXT', proofName(host))
  return hostProofs(signing, agencyId, host).some((proof) => found.includes(proof))
}

/** Returns the record that the owner has to set. */
export function proofRecord(
  signing: SigningKeys,
  agencyId: string,
  host: string,
  action: DnsRecord['action'],
): DnsRecord {
  return { type: 'TXT', name: proofName(host), value: hostProof(signing, agencyId, host), action }
}

const shape = { encoding: 'hex', length: 40 } as const

function signedText(agencyId: string, host: string): string {
  return `host ${agencyId} ${host}`
}
