import { hourMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import { Conflict, Writes } from '../../../../store/commit.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { Incoming } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'
import { readPersonProof } from './personProof.ts'
import type { SigningKeys } from '../../../kernel/secrets/SigningKeys.ts'

/** Longer than a proof is valid. */
const retentionMs = hourMs

interface PersonNeeds {
  ports: Pick<Ports, 'now'>
  signing: SigningKeys
}

/**
 * Records a person's id across apps when the link that brought them proves it. Each link works for the first
 * person who uses it; a person who has an id keeps it, whatever link they follow.
 */
export async function recordPersonId(
  { ports, signing }: PersonNeeds,
  lease: ThreadLease,
  { proof }: Incoming,
): Promise<void> {
  if (proof === '' || lease.thread.personId !== '') return
  const { region, agentId } = lease.ref
  const personId = readPersonProof(signing, { agentId, text: proof }, ports.now())
  if (!personId) return
  const expiresAt = new Date(ports.now() + retentionMs)
  try {
    await new Writes(region)
      .create(paths.usedProof(agentId, sha256(proof).slice(0, 32)), { expiresAt })
      .commit()
  } catch (error) {
    if (error instanceof Conflict) return
    throw error
  }
  lease.change({ personId })
}
