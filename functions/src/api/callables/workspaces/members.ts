import { inviteMember } from '../../../domain/workspaces/members/inviteMember.ts'
import { leaveWorkspace, removeMember } from '../../../domain/workspaces/members/removeMember.ts'
import { revokeInvite } from '../../../domain/workspaces/members/revokeInvite.ts'
import { workspacesCallables } from '../../../shared/callables/workspaces.ts'
import { instance } from '../../context.ts'
import { secure } from '../../secure.ts'

/** Handlers for the members of a workspace and their invites. */
export const memberHandlers = {
  inviteMember: secure(workspacesCallables.inviteMember, 'user', (caller, input) =>
    inviteMember(instance().ports, instance().config.webOrigin, caller, input),
  ),
  revokeInvite: secure(workspacesCallables.revokeInvite, 'user', (caller, input) =>
    revokeInvite(instance().ports, caller, input),
  ),
  removeMember: secure(workspacesCallables.removeMember, 'user', (caller, input) =>
    removeMember(instance().ports, caller, input),
  ),
  leaveWorkspace: secure(workspacesCallables.leaveWorkspace, 'user', (caller, input) =>
    leaveWorkspace(instance().ports, caller, input),
  ),
}
