import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Role } from '../../../shared/workspaces/roles.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'

/**
 * The only module that writes `access/{uid}` of people: always in the commit of the membership that it
 * mirrors, so that rules and procedures never believe more or less than that. Whoever commits starts over
 * when a document has come or gone meanwhile.
 */
export async function grantAccess(
  writes: Writes,
  region: Region,
  caller: Caller,
  workspaceId: string,
  role: Role,
): Promise<void> {
  const path = paths.access(caller.uid)
  // A region may see somebody for the first time: each has an access document of its own.
  if (await readDocument(region, path, accessSchema)) writes.update(path, { [`ws.${workspaceId}`]: role })
  else
    writes.create(path, {
      kind: 'user',
      sv: caller.sessionVersion,
      disabled: false,
      // Whoever signed up with this address earlier, and never confirmed it, is out.
      tokensFrom: caller.authTime ?? 0,
      ws: { [workspaceId]: role },
    })
}

/** Takes the workspace from somebody; other workspaces of the region stay his. */
export function withdrawAccess(writes: Writes, uid: string, workspaceId: string): void {
  writes.removeField(paths.access(uid), `ws.${workspaceId}`)
}
