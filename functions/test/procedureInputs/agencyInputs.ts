import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { ReviewProcedure } from './reviewInputs.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of agencies. */
export function agencyInputs({
  region,
  workspaceId,
  agentId,
}: TenantIds): Record<Exclude<CallablesOf<'agencies'>, ReviewProcedure>, object> {
  return {
    saveTab: {
      region,
      agencyId: 'agency1',
      tab: {
        label: 'Reports',
        href: '/reports',
        iconUrl: '',
        pageType: 'html',
        iframeUrl: '',
        alwaysVisible: true,
        htmlContent: '',
        jsContent: '',
      },
    },
    deleteTab: { region, agencyId: 'agency1', tabId: 'tab12345' },
    createAgency: { region, workspaceId },
    saveAgency: { region, agencyId: 'agencyAAAA', version: 1, changed: {} },
    activateWhitelabelTrial: { region, workspaceId },
    createOrganisation: { region, workspaceId, name: 'Clients' },
    saveOrganisation: { region, orgId: 'orgAAAA', changed: { name: 'Clients' } },
    setOrganisationAgents: { region, orgId: 'orgAAAA', widgetIDs: [agentId] },
    deleteOrganisation: { region, orgId: 'orgAAAA' },
    createClient: { region, orgId: 'orgAAAA', name: 'Ada', email: 'ada@example.com', password: '' },
    changeClients: { region, clientIds: ['clientAAAA'], change: { name: 'Ada' } },
    clearBounce: { region, clientId: 'clientAAAA' },
    confirmClients: { region, workspaceId, uid: 'somebody' },
    deleteClients: { region, clientIds: ['clientAAAA'] },
    importClients: {
      region,
      orgId: 'orgAAAA',
      rows: [{ name: 'Ada', email: 'ada@example.com' }],
      isDryRun: true,
    },
    resetClientPassword: { region, clientId: 'clientAAAA', password: '' },
    approveSignUp: { region, agencyId: 'agcAAAA', signUpId: 'signUp1', orgId: '', name: 'Clients' },
    declineSignUp: { region, agencyId: 'agcAAAA', signUpId: 'signUp1', isTold: true },
    startImpersonation: { region, orgId: 'orgAAAA', reason: 'A look' },
    createLoginLink: { region, clientId: 'clientAAAA' },
    readValueReport: { region, orgId: 'orgAAAA', month: '2026-11' },
    listReportConversations: {
      region,
      orgId: 'orgAAAA',
      month: '2026-11',
      figure: 'answered',
      countedAt: 1,
    },
    waivePause: { region, orgId: 'orgAAAA' },
  }
}
