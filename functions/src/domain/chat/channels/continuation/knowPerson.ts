import { paths } from '../../../../shared/paths.ts'
import { Conflict, Writes } from '../../../../store/commit.ts'
import { sha256 } from '../../../kernel/identifiers.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import type { Incoming } from '../../../kernel/channels/Thread.ts'
import type { ThreadLease } from '../threads/ThreadLease.ts'
import { readPersonProof } from './personProof.ts'

/** Longer than a proof is good for. */
const keptMs = 3_600_000

interface PersonNeeds {
  ports: Pick<Ports, 'now'>
  secret: string
}

/**
 * Notes who somebody is in other apps, where the link by which he has come proves it. Each link leads one
 * person on, the first who comes by it; whoever is known stays who he is, whatever link he follows.
 */
export async function knowPerson(
  { ports, secret }: PersonNeeds,
  lease: ThreadLease,
  { proof }: Incoming,
): Promise<void> {
  if (proof === '' || lease.thread.personId !== '') return
  const { region, agentId } = lease.ref
  const personId = readPersonProof(secret, { agentId, text: proof }, ports.now())
  if (!personId) return
  const expiresAt = new Date(ports.now() + keptMs)
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
