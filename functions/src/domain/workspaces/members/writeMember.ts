import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Role } from '../../../shared/workspaces/roles.ts'
import { oneLine } from '../../../shared/texts/cleanText.ts'
import type { Member } from '../../../shared/workspaces/workspace.ts'
import type { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { cutText } from '../../kernel/texts/cutText.ts'
import { grantAccess } from './writeAccess.ts'

/** The limit that the security rules set for names that people enter later. */
const maxNameLength = 60

/** Adds the caller as a member, with their access, as part of a larger commit. */
export async function writeMember(
  writes: Writes,
  region: Region,
  caller: Caller,
  workspaceId: string,
  role: Role,
  now: number,
): Promise<void> {
  const member: Member = {
    uid: caller.uid,
    email: caller.email,
    name: cutText(oneLine(caller.name ?? ''), maxNameLength),
    role,
    joinedAt: Math.floor(now / 1000),
  }
  writes.create(paths.member(workspaceId, caller.uid), member)
  await grantAccess(writes, region, caller, workspaceId, role)
}
