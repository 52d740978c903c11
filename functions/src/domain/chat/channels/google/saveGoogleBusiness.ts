import type { GoogleBusiness } from '../../../../shared/channels/channels.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { putTenantSecret, type SecretRef } from '../../../kernel/secrets/tenantSecrets.ts'

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
  await putTenantSecret(ports.keys, ref, JSON.stringify(account), ports.now())
  return { success: true }
}
