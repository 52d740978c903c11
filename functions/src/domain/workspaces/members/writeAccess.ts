import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Role } from '../../../shared/workspaces/roles.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'

/**
 * Grants a person a role in a workspace. Only this module writes `access/{uid}` of people, always in the
 * commit of the membership, so that rules and procedures agree with it. The commit fails with Conflict, and
 * the caller starts over, when the document was created or deleted in the meantime.
 */
export async function grantAccess(
  writes: Writes,
  region: Region,
  caller: Caller,
  workspaceId: string,
  role: Role,
): Promise<void> {
  const path = paths.access(caller.uid)
  // A region may not know the person yet: each region has an access document of its own.
  if (await readDocument(region, path, accessSchema)) writes.update(path, { [`ws.${workspaceId}`]: role })
  else
    writes.create(path, {
      kind: 'user',
      sv: caller.sessionVersion,
      disabled: false,
      // Sessions of a person who signed up earlier with this email, and never confirmed it, end here.
      tokensFrom: caller.authTime ?? 0,
      ws: { [workspaceId]: role },
    })
}

/** Removes a workspace from a person's access; other workspaces of the region stay. */
export function withdrawAccess(writes: Writes, uid: string, workspaceId: string): void {
  writes.removeField(paths.access(uid), `ws.${workspaceId}`)
}
