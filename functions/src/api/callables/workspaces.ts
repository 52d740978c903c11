import { cancelAppointment } from '../../domain/chat/calendars/booking/cancelAppointment.ts'
import { archiveCalendar, deleteCalendar } from '../../domain/chat/calendars/deleteCalendar.ts'
import { saveCalendar } from '../../domain/chat/calendars/saveCalendar.ts'
import { completeOnboarding } from '../../domain/workspaces/onboarding/completeOnboarding.ts'
import { deleteWorkspace } from '../../domain/background/erasure/deleteWorkspace.ts'
import { inviteMember } from '../../domain/workspaces/members/inviteMember.ts'
import { leaveWorkspace, removeMember } from '../../domain/workspaces/members/removeMember.ts'
import { revokeInvite } from '../../domain/workspaces/members/revokeInvite.ts'
import { deleteModelKey, saveModelKey } from '../../domain/chat/modelKeys/saveModelKey.ts'
import { testModelKey } from '../../domain/chat/modelKeys/testModelKey.ts'
import { deleteCredential } from '../../domain/chat/tools/credentials/deleteCredential.ts'
import { deleteMcpServer, saveMcpServer } from '../../domain/chat/mcp/saveMcpServer.ts'
import { deleteTool } from '../../domain/chat/tools/deleteTool.ts'
import {
  replaceCredentialSecret,
  saveCredential,
} from '../../domain/chat/tools/credentials/saveCredential.ts'
import { saveTool } from '../../domain/chat/tools/saveTool.ts'
import { testTool } from '../../domain/chat/tools/testTool.ts'
import {
  readEventEndpoint,
  readEventKey,
  saveEventSettings,
  sendEventAgain,
  sendTestEvent,
} from '../../domain/workspaces/events/eventSettings.ts'
import { workspacesCallables } from '../../shared/callables/workspaces.ts'
import { callableGroup } from '../callableGroup.ts'
import { instance } from '../context.ts'
import { secure } from '../secure.ts'

export const workspaces = callableGroup('workspaces', {
  deleteWorkspace: secure(workspacesCallables.deleteWorkspace, 'user', (caller, input) =>
    deleteWorkspace(instance().ports, caller, input),
  ),
  completeOnboarding: secure(workspacesCallables.completeOnboarding, 'user', completeOnboarding),
  inviteMember: secure(workspacesCallables.inviteMember, 'user', (caller, input) =>
    inviteMember(instance().ports, instance().config.webOrigin, caller, input),
  ),
  revokeInvite: secure(workspacesCallables.revokeInvite, 'user', (caller, input) =>
    revokeInvite(instance().ports, caller, input),
  ),
  removeMember: secure(workspacesCallables.removeMember, 'user', (caller, input) =>
    removeMember(instance().ports, caller, input),
  ),
  saveEventSettings: secure(workspacesCallables.saveEventSettings, 'user', (caller, input) =>
    saveEventSettings(instance(), caller, input),
  ),
  readEventEndpoint: secure(workspacesCallables.readEventEndpoint, 'user', readEventEndpoint),
  readEventKey: secure(workspacesCallables.readEventKey, 'user', (caller, input) =>
    readEventKey({ signing: instance().config.signing }, caller, input),
  ),
  sendTestEvent: secure(workspacesCallables.sendTestEvent, 'user', (caller, input) =>
    sendTestEvent({ ports: instance().ports, signing: instance().config.signing }, caller, input),
  ),
  sendEventAgain: secure(workspacesCallables.sendEventAgain, 'user', (caller, input) =>
    sendEventAgain(instance(), caller, input),
  ),
  leaveWorkspace: secure(workspacesCallables.leaveWorkspace, 'user', (caller, input) =>
    leaveWorkspace(instance().ports, caller, input),
  ),
  saveTool: secure(workspacesCallables.saveTool, 'user', (caller, input) =>
    saveTool(instance().ports, caller, input),
  ),
  deleteTool: secure(workspacesCallables.deleteTool, 'user', deleteTool),
  saveMcpServer: secure(workspacesCallables.saveMcpServer, 'user', (caller, input) =>
    saveMcpServer(instance().ports, caller, input),
  ),
  deleteMcpServer: secure(workspacesCallables.deleteMcpServer, 'user', deleteMcpServer),
  testTool: secure(workspacesCallables.testTool, 'user', (caller, input) =>
    testTool(instance().ports, caller, input),
  ),
  saveModelKey: secure(workspacesCallables.saveModelKey, 'user', (caller, input) =>
    saveModelKey(instance().ports, caller, input),
  ),
  deleteModelKey: secure(workspacesCallables.deleteModelKey, 'user', deleteModelKey),
  testModelKey: secure(workspacesCallables.testModelKey, 'user', (caller, input) =>
    testModelKey(instance().ports, caller, input),
  ),
  saveCredential: secure(workspacesCallables.saveCredential, 'user', (caller, input) =>
    saveCredential(instance().ports, caller, input),
  ),
  replaceCredentialSecret: secure(workspacesCallables.replaceCredentialSecret, 'user', (caller, input) =>
    replaceCredentialSecret(instance().ports, caller, input),
  ),
  deleteCredential: secure(workspacesCallables.deleteCredential, 'user', deleteCredential),
  saveCalendar: secure(workspacesCallables.saveCalendar, 'user', (caller, input) =>
    saveCalendar(instance().ports, caller, input),
  ),
  archiveCalendar: secure(workspacesCallables.archiveCalendar, 'user', (caller, input) =>
    archiveCalendar(instance().ports, caller, input),
  ),
  deleteCalendar: secure(workspacesCallables.deleteCalendar, 'user', (caller, input) =>
    deleteCalendar(instance().ports, caller, input),
  ),
  cancelAppointment: secure(workspacesCallables.cancelAppointment, 'user', (caller, input) =>
    cancelAppointment(instance().ports, caller, input),
  ),
})
