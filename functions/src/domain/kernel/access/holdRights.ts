import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from './actor.ts'

/**
 * Authorizes the caller and adds the version of their rights to a commit. The commit fails where they are
 * removed or demoted after that. Must be called within `untilUnchanged`, which authorizes them again.
 */
export async function holdRights<Grant>(
  writes: Writes,
  region: Region,
  caller: Caller,
  authorize: () => Promise<Grant>,
): Promise<Grant> {
  // Read before: rights that change in between have another version.
  const access = caller.key ? undefined : await readDocument(region, paths.access(caller.uid), accessSchema)
  const grant = await authorize()
  if (access) writes.update(access.path, { kind: access.data.kind }, access.version)
  return grant
}
