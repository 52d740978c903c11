import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'

/** Ends the notices about keys that the owner has seen: those up to a time (milliseconds since 1970). */
export async function confirmKeyNotices(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { region, workspaceId, until }: { region: Region; workspaceId: string; until: number },
): Promise<{ success: true }> {
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, () =>
      authorizeForWorkspace(caller, 'confirmKeyNotices', { region, workspaceId }),
    )
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
    const keyNotices = workspace?.data.keyNotices.filter(({ at }) => at > until)
    if (!workspace || keyNotices?.length === workspace.data.keyNotices.length) return
    writes.update(workspace.path, { keyNotices }, workspace.version)
    const entry = { kind: 'confirmKeyNotices', workspaceId, until, by: caller.uid, at: now() }
    await writes.create(paths.audit(randomIdentifier(20)), entry).commitUnchanged()
  })
  return { success: true }
}
