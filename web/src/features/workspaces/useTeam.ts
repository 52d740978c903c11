import type { Invite } from '@parley/functions/shared/workspaces/invites'
import { workspaceSeats } from '@parley/functions/shared/limits'
import { paths } from '@parley/functions/shared/paths'
import type { Role } from '@parley/functions/shared/workspaces/roles'
import type { Member, Workspace } from '@parley/functions/shared/workspaces/workspace'
import { useMemo } from 'react'
import { useLiveDoc, type Live } from '../../lib/live/live.ts'
import { useUid, useWorkspaceRef } from '../../lib/session/session.ts'
import { useWholeList } from '../../lib/live/useWholeList.ts'

/** A workspace as its members see it. */
export interface Team {
  workspace: Workspace
  /** Sorted by joining time, the owner first. */
  members: Member[]
  invites: (Invite & { isExpired: boolean })[]
  /** The role of the signed-in user in it. */
  role: Role
  /** The seats as the server counts them: members and open invites. */
  seats: { taken: number; most: number; isFull: boolean }
}

const pageSize = 100

/** Follows the current workspace with its members; null when it does not exist. */
export function useTeam(): Live<Team | null> {
  const uid = useUid()
  const { region, workspaceId } = useWorkspaceRef()
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  const members = useWholeList('member', {
    region,
    path: paths.members(workspaceId),
    newestBy: 'joinedAt',
    count: pageSize,
  })
  const invites = useWholeList('invite', {
    region,
    path: paths.invites(workspaceId),
    newestBy: 'at',
    count: pageSize,
  })
  return useMemo(() => {
    if (workspace.status !== 'ready') return workspace
    if (members.status !== 'ready') return members
    if (invites.status !== 'ready') return invites
    return {
      status: 'ready',
      data: workspace.data && teamOf(workspace.data, members.data.items, invites.data.items, uid),
    }
  }, [workspace, members, invites, uid])
}

function teamOf(
  workspace: Workspace,
  members: Member[],
  invites: Invite[],
  uid: string,
  now = Date.now(),
): Team {
  const usedSeats = members.length + invites.filter(({ expires }) => expires > now).length
  const seats = workspaceSeats(workspace)
  return {
    workspace,
    members: members.toSorted(
      (one, other) =>
        Number(other.role === 'owner') - Number(one.role === 'owner') || one.joinedAt - other.joinedAt,
    ),
    invites: invites.map((invite) => ({ ...invite, isExpired: invite.expires <= now })),
    role: members.find((member) => member.uid === uid)?.role ?? 'member',
    seats: { taken: usedSeats, most: seats, isFull: usedSeats >= seats },
  }
}
