import { hostSchema } from '../../../../shared/agencies/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { readDocument } from '../../../../store/documents.ts'
import { canonicalHost } from './canonicalHost.ts'
import { hostProof } from './hostProof.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Whose an address is by the registry, as the proof of it; empty for one of nobody. */
export async function readOwnProof(signing: SigningKeys, given: string): Promise<string> {
  const host = canonicalHost(given)
  const known = host && (await readDocument('na', paths.host(host), hostSchema))
  return host && known ? hostProof(signing, known.data.agencyId, host) : ''
}
