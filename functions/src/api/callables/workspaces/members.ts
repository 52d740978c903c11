import { inviteMember } from '../../../domain/workspaces/members/inviteMember.ts'
import { leaveWorkspace, removeMember } from '../../../domain/workspaces/members/removeMember.ts'
import { revokeInvite } from '../../../domain/workspaces/members/revokeInvite.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { currentInstance } from '../../context.ts'
import { secure } from '../../secure.ts'

/** Handlers for the members of a workspace and their invites. */
export const memberHandlers = {
  inviteMember: secure(workspacesCallables.inviteMember, 'user', (caller, input) =>
    inviteMember(currentInstance().ports, currentInstance().config.webOrigin, caller, input),
  ),
  revokeInvite: secure(workspacesCallables.revokeInvite, 'user', (caller, input) =>
    revokeInvite(currentInstance().ports, caller, input),
  ),
  removeMember: secure(workspacesCallables.removeMember, 'user', (caller, input) =>
    removeMember(currentInstance().ports, caller, input),
  ),
  leaveWorkspace: secure(workspacesCallables.leaveWorkspace, 'user', (caller, input) =>
    leaveWorkspace(currentInstance().ports, caller, input),
  ),
}
