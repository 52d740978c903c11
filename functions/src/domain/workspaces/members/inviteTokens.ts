import { inviteTokenSchema } from '../../../shared/workspaces/invites.ts'
import { paths } from '../../../shared/paths.ts'
import type { Writes } from '../../../store/commit.ts'
import { readQuery, type Stored } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'

/** Deletes invites with their links and seats, as part of a larger commit. */
export async function deleteInvites(
  writes: Writes,
  { region, workspaceId }: WorkspaceRef,
  invites: Pick<Stored<unknown>, 'path'>[],
): Promise<void> {
  for (const { path } of invites) {
    writes.delete(path)
    const tokens = await readQuery(region, paths.inviteTokens, inviteTokenSchema, (query) =>
      query.where('wsId', '==', workspaceId).where('inviteId', '==', inviteIdOf(path)),
    )
    for (const token of tokens) writes.delete(token.path)
  }
}

/** Returns the ID of an invite within its workspace. */
export function inviteIdOf(path: string): string {
  return path.split('/').at(-1) ?? ''
}
