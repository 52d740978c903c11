import { deleteWorkspace } from '../../domain/members/deleteWorkspace.ts'
import { inviteMember } from '../../domain/members/inviteMember.ts'
import { leaveWorkspace, removeMember } from '../../domain/members/removeMember.ts'
import { revokeInvite } from '../../domain/members/revokeInvite.ts'
import { workspacesCallables } from '../../shared/callables/workspaces.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const workspaces = callableGroup('workspaces', {
  deleteWorkspace: secure(workspacesCallables.deleteWorkspace, 'user', (caller, input) =>
    deleteWorkspace(instance().ports, caller, input),
  ),
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
})
