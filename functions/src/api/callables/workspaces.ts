import { deleteWorkspace } from '../../domain/members/deleteWorkspace.ts'
import { inviteMember } from '../../domain/members/inviteMember.ts'
import { leaveWorkspace, removeMember } from '../../domain/members/removeMember.ts'
import { revokeInvite } from '../../domain/members/revokeInvite.ts'
import { callables } from '../../shared/callables.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const workspaces = callableGroup('workspaces', {
  deleteWorkspace: secure(callables.deleteWorkspace, 'user', (caller, input) =>
    deleteWorkspace(instance().ports, caller, input),
  ),
  inviteMember: secure(callables.inviteMember, 'user', (caller, input) =>
    inviteMember(instance().ports, instance().config.webOrigin, caller, input),
  ),
  revokeInvite: secure(callables.revokeInvite, 'user', (caller, input) =>
    revokeInvite(instance().ports, caller, input),
  ),
  removeMember: secure(callables.removeMember, 'user', (caller, input) =>
    removeMember(instance().ports, caller, input),
  ),
  leaveWorkspace: secure(callables.leaveWorkspace, 'user', (caller, input) =>
    leaveWorkspace(instance().ports, caller, input),
  ),
})
