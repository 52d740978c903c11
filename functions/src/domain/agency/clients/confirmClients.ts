import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { formerMemberSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

interface Confirmation {
  region: Region
  workspaceId: string
  uid: string
  part: 'clients' | 'receivers'
}

/**
 * Records that the owner has checked the clients whom a former member added, or the receivers of data that
 * they set up, which ends the notice about them. Does nothing where there is no such notice.
 */
export async function confirmClients(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { region, workspaceId, uid, part }: Confirmation,
): Promise<{ success: true }> {
  await untilUnchanged(async () => {
    await authorizeForWorkspace(caller, 'confirmClients', { region, workspaceId })
    const former = await readDocument(region, paths.formerMember(workspaceId, uid), formerMemberSchema)
    if (!former) return
    const hasClients = part !== 'clients' && former.data.hasClients
    const receivers = part === 'receivers' ? [] : former.data.receivers
    const writes = new Writes(region)
    if (hasClients || receivers.length > 0)
      writes.update(former.path, { hasClients, receivers }, former.version)
    else writes.delete(former.path, former.version)
    const entry = { kind: 'confirmClients', workspaceId, uid, part, by: caller.uid, at: now() }
    await writes.create(paths.audit(randomIdentifier(20)), entry).commitUnchanged()
  })
  return { success: true }
}
