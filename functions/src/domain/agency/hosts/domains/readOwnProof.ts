import { hostSchema } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { canonicalHost } from './canonicalHost.ts'
import { hostProof } from './hostProof.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Returns the proof of the agency that has a host in the registry; empty where no agency has it. */
export async function readOwnProof(signing: SigningKeys, given: string): Promise<string> {
  const host = canonicalHost(given)
  const stored = host && (await readDocument('na', paths.host(host), hostSchema))
  return host && stored ? hostProof(signing, stored.data.agencyId, host) : ''
}
