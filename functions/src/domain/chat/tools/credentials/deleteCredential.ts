import { paths } from '../../../../shared/paths.ts'
import type { WorkspaceRef } from '../../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import { removeTenantSecret } from '../../../kernel/secrets/tenantSecrets.ts'
import { readMcpServers } from '../../mcp/readMcpServers.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { credentialRef } from './readCredential.ts'
import { holdTools, readTools } from '../toolLedger.ts'

/** Deletes a credential with its secret; refused while a tool or a server uses it, which is named. */
export async function deleteCredential(
  caller: Caller,
  { credentialId, ...ref }: WorkspaceRef & { credentialId: string },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  await untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    const user = (await readTools(ref)).find(({ request }) => request.credentialId === credentialId)
    const name = user?.name ?? (await readMcpServers(ref)).find(uses(credentialId))?.name
    if (name !== undefined)
      throw new AppError('failed-precondition', { key: 'credentialInUse', values: { name } })
    removeTenantSecret(writes, credentialRef(ref, credentialId))
    await writes.delete(paths.credential(ref.workspaceId, credentialId)).commitUnchanged()
  })
  return { success: true }
}

const uses =
  (id: string) =>
  ({ credentialId }: { credentialId: string }) =>
    credentialId === id
