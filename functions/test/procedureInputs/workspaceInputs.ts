import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import { generateTheme } from '../../src/shared/themes/agentTheme.ts'
import { toSavedFields } from '../../src/shared/themes/savedThemes.ts'
import type { TenantIds } from './TenantIds.ts'

const request = { method: 'GET', address: 'https://api.example.com/orders', query: [], headers: [] }
const tool = { name: 'order_status', description: 'Looks up an order.', request }
const credential = { name: 'Shop', kind: 'bearer', hosts: ['api.example.com'] }
const calendar = { name: 'Visits', timeZone: 'Europe/Berlin', hours: {}, mailTo: 'host@example.com' }
const theme = { id: 'theme1', name: 'Forest', ...toSavedFields(generateTheme('#2f5d50', 'light')) }

/** Returns a valid input for every procedure of workspaces. */
export function workspaceInputs({
  region,
  workspaceId,
}: TenantIds): Record<CallablesOf<'workspaces'>, object> {
  return {
    deleteWorkspace: { region, workspaceId },
    inviteMember: { region, workspaceId, email: 'somebody@example.com' },
    revokeInvite: { region, workspaceId, inviteId: 'invite1' },
    removeMember: { region, workspaceId, uid: 'somebody' },
    saveEventSettings: { region, workspaceId, endpoint: '', subscribedEvents: [] },
    readEventEndpoint: { region, workspaceId },
    readEventKey: { region, workspaceId, isNew: false },
    confirmKeyNotices: { region, workspaceId, until: 1 },
    sendTestEvent: { region, workspaceId },
    sendEventAgain: { region, workspaceId, eventId: 'event111' },
    leaveWorkspace: { region, workspaceId },
    saveTool: { region, workspaceId, seq: 0, tool },
    saveMcpServer: {
      region,
      workspaceId,
      seq: 0,
      server: { name: 'Shop', address: 'https://mcp.example.com/mcp' },
    },
    deleteMcpServer: { region, workspaceId, serverId: 'server11' },
    deleteTool: { region, workspaceId, toolId: 'tool1111' },
    saveModelKey: { region, workspaceId, key: { vendor: 'openai', isOnly: false }, secret: 'sk-4711' },
    deleteModelKey: { region, workspaceId, vendor: 'openai' },
    testModelKey: { region, workspaceId, vendor: 'openai' },
    testTool: { region, workspaceId, tool, arguments: '{}' },
    saveCredential: { region, workspaceId, seq: 0, credential, secret: 'a-long-secret' },
    replaceCredentialSecret: {
      region,
      workspaceId,
      credentialId: 'credential1',
      seq: 1,
      secret: 'a-long-secret',
    },
    deleteCredential: { region, workspaceId, credentialId: 'credential1' },
    saveCalendar: { region, workspaceId, seq: 0, calendar },
    archiveCalendar: { region, workspaceId, calendarId: 'calendar1', isArchived: true },
    deleteCalendar: { region, workspaceId, calendarId: 'calendar1' },
    cancelAppointment: {
      region,
      workspaceId,
      calendarId: 'calendar1',
      appointmentId: 'appointment1',
    },
    completeOnboarding: { region, workspaceId },
    saveTheme: { region, workspaceId, theme },
    deleteTheme: { region, workspaceId, themeId: 'theme1' },
  }
}
