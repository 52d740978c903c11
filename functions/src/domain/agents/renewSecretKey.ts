import { identifierLengths, secretKeyPrefix } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import { runtimeSchema } from '../../shared/agents/runtime.ts'
import type { Language } from '../../shared/texts/languages.ts'
import { Writes } from '../../store/commit.ts'
import { workspaceSchema } from '../../shared/workspaces/workspace.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { authorizeForAgent } from '../kernel/access/authorize.ts'
import { requireFreshSignIn } from '../kernel/access/requireFreshSignIn.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import { randomIdentifier, sha256 } from '../kernel/identifiers.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { untilUnchanged } from '../kernel/untilUnchanged.ts'
import { noteKey } from '../workspaces/keyNotices/noteKey.ts'
import { throttleKeys } from '../workspaces/keyNotices/throttleKeys.ts'
import { raiseSeats } from '../workspaces/members/seats.ts'
import type { AgentRef } from '../kernel/access/AgentRef.ts'

/**
 * Creates a new secret key of an agent and returns it, this once: only its hash is stored. The key before it
 * stops working for REST calls at once; instances that answer visitors read the new one within a minute. The
 * owner is told. The caller must have signed in within the last ten minutes.
 */
export async function renewSecretKey(
  ports: Ports,
  caller: Caller,
  { region, agentId, language }: AgentRef & { language?: Language | undefined },
): Promise<{ key: string }> {
  const { workspaceId } = await authorizeForAgent(caller, 'renewAgentKey', { region, agentId })
  requireFreshSignIn(caller, ports.now())
  await throttleKeys(workspaceId, caller, ports.now())
  const key = secretKeyPrefix + randomIdentifier(identifierLengths.secretKey)
  const keyHash = sha256(key)
  const at = ports.now()
  await untilUnchanged(async () => {
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
    await authorizeForAgent(caller, 'renewAgentKey', { region, agentId })
    const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
    if (!workspace || !runtime) throw new AppError('not-found')
    const writes = new Writes(region)
    if (runtime.data.keyHash) writes.delete(paths.apiKey(runtime.data.keyHash))
    writes.create(paths.apiKey(keyHash), {
      kind: 'agent',
      agentId,
      wsId: workspaceId,
      by: caller.uid,
      createdAt: Math.floor(at / 1000),
    })
    writes.create(paths.audit(randomIdentifier(20)), {
      kind: 'renewSecretKey',
      workspaceId,
      agentId,
      by: caller.uid,
      at,
    })
    writes.update(paths.runtime(agentId), { keyHash }, runtime.version)
    // Removing a member changes this document too, and deletes the keys that they have seen.
    const change = { kind: 'agentKey', change: 'renewed', workspaceId, agentId, language } as const
    raiseSeats(writes, workspace, await noteKey(writes, workspace, caller, change, at))
    await writes.commitUnchanged()
  })
  return { key }
}
