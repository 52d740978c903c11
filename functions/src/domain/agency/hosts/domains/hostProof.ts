import type { DnsRecord } from '../../../../shared/agencies/hosts.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** What a TXT record must say to prove that a host is an agency's: another agency's proof is another one. */
export function hostProof(signing: SigningKeys, agencyId: string, host: string): string {
  return `vg-${signing.sign(signed(agencyId, host), shape)}`
}

/** Returns all proofs that are accepted for a host: one of each current signing. */
export function hostProofs(signing: SigningKeys, agencyId: string, host: string): string[] {
  return signing.signatures(signed(agencyId, host), shape).map((signature) => `vg-${signature}`)
}

/** The name of that record: below the exact host, since who owns a domain may have let a part of it. */
export function proofName(host: string): string {
  return `_vg-verify.${host}`
}

export async function isProven(
  { ports, signing }: { ports: Pick<Ports, 'dns'>; signing: SigningKeys },
  agencyId: string,
  host: string,
): Promise<boolean> {
  const found = await ports.dns.lookUp('TXT', proofName(host))
  return hostProofs(signing, agencyId, host).some((proof) => found.includes(proof))
}

/** The record as its owner has to set it. */
export function proofRecord(
  signing: SigningKeys,
  agencyId: string,
  host: string,
  action: DnsRecord['action'],
): DnsRecord {
  return { type: 'TXT', name: proofName(host), value: hostProof(signing, agencyId, host), action }
}

const shape = { encoding: 'hex', length: 40 } as const

function signed(agencyId: string, host: string): string {
  return `host ${agencyId} ${host}`
}
