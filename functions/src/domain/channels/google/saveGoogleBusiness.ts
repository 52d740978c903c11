import type { GoogleBusiness } from '../../../shared/channels.ts'
import type { Caller } from '../../actor.ts'
import { AppError } from '../../AppError.ts'
import type { AgentRef } from '../../agents/AgentRef.ts'
import { authorizeForAgent } from '../../authorize.ts'
import type { Ports } from '../../ports.ts'
import { putTenantSecret, type SecretRef } from '../../secrets/tenantSecrets.ts'

export function googleBusinessSecret({
  region,
  workspaceId,
  agentId,
}: Omit<SecretRef, 'name'> & { agentId: string }) {
  return { region, workspaceId, name: `google-business-${agentId.replaceAll('_', '-')}` }
}

/** Keeps the account that Google's business messages would be answered by; nothing ever shows it again. */
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
