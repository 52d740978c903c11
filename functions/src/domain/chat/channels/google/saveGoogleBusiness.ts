import type { GoogleBusiness } from '../../../../shared/channels/channels.ts'
import { Writes } from '../../../../store/commit.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import { holdRights } from '../../../kernel/access/holdRights.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { addTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'

export function googleBusinessSecret({
  region,
  workspaceId,
  agentId,
}: Omit<SecretRef, 'name'> & { agentId: string }) {
  return { region, workspaceId, name: `google-business-${agentId.replaceAll('_', '-')}` }
}

/** Stores the account for Google's business messages; no response ever contains it. */
export async function saveGoogleBusiness(
  ports: Pick<Ports, 'keys' | 'now'>,
  caller: Caller,
  { region, agentId }: AgentRef,
  account: GoogleBusiness,
): Promise<{ success: true }> {
  const { workspaceId } = await authorizeForAgent(caller, 'changeAgent', { region, agentId })
  if (ports.keys.newest === '') throw new AppError('failed-precondition', 'credentialsAreOff')
  const ref = googleBusinessSecret({ region, workspaceId, agentId })
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { workspaceId: owner } = await holdRights(writes, region, caller, () =>
      authorizeForAgent(caller, 'changeAgent', { region, agentId }),
    )
    // The agent was moved in the meantime.
    if (owner !== workspaceId) throw new AppError('permission-denied')
    await addTenantSecret(writes, ports.keys, ref, JSON.stringify(account), ports.now())
    await writes.commitUnchanged()
  })
  return { success: true }
}
