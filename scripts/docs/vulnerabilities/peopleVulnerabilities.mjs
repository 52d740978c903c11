const api = 'functions/src/api'
const domain = 'functions/src/domain'

/** Published vulnerabilities about tenants, owners, sign-in and rights; see `publishedVulnerabilities`. */
export const peopleVulnerabilities = [
  {
    area: 'Tenants and owners',
    vulnerabilities: [
      {
        id: 'CVE-2026-115725',
        product: 'Chatwoot',
        vulnerability: 'The id of another account opens its conversation.',
        tests: [
          `${api}/foreignIds.int.test.ts`,
          `${api}/endpoints.int.test.ts`,
          `${api}/agentEndpoint.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-72719',
        product: 'Chatwoot',
        vulnerability: 'A writable owner field moves a resource to another tenant.',
        tests: [`${api}/deployed.int.test.ts`, 'functions/test/rules/writing.int.test.ts'],
      },
      {
        id: 'CVE-2026-42861, CVE-2026-42862, CVE-2026-41267',
        product: 'Flowise',
        vulnerability: 'An update or a registration accepts fields that its form does not have.',
        tests: [`${api}/deployed.int.test.ts`, `${api}/http/cleanInput.test.ts`],
      },
      {
        id: 'CVE-2026-41947',
        product: 'Dify',
        vulnerability: "An outlet for events is set on another tenant's application.",
        tests: [`${api}/foreignIds.int.test.ts`],
      },
      {
        id: 'CVE-2026-41949, CVE-2026-41950',
        product: 'Dify',
        vulnerability: 'A file is read or attached by its id, without a check of its owner.',
        tests: [
          `${domain}/chat/visitors/files/filePasses.test.ts`,
          `${domain}/chat/inbox/replyFiles.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-31950',
        product: 'LibreChat',
        vulnerability: 'A stream of another person is read by its id.',
        tests: [`${api}/endpoints.int.test.ts`, `${domain}/chat/visitors/access/visitorToken.test.ts`],
      },
      {
        id: 'CVE-2026-45349, CVE-2026-44569, CVE-2026-45386',
        product: 'Open WebUI',
        vulnerability: 'Only the frontend checks who may change a message.',
        tests: [`${domain}/chat/inbox/clientOperator.int.test.ts`, 'functions/test/rules/inbox.int.test.ts'],
      },
      {
        id: 'CVE-2026-44554, CVE-2026-45398, CVE-2026-44560',
        product: 'Open WebUI',
        vulnerability: 'Knowledge of another tenant is searched or overwritten.',
        tests: [`${api}/foreignIds.int.test.ts`, `${domain}/knowledge/retrieval/retrieval.int.test.ts`],
      },
      {
        id: 'CVE-2026-44654, CVE-2026-45671, CVE-2026-28788',
        product: 'LibreChat, Open WebUI',
        vulnerability: 'Deleting a shared file in one place deletes it everywhere.',
        tests: [`${domain}/agents/templateFiles/agentTemplates.int.test.ts`],
        reason: 'Each source has a file of its own; a copy of an agent copies its files.',
      },
      {
        id: 'CVE-2026-54305, CVE-2026-54307, CVE-2026-42226, CVE-2026-45732',
        product: 'n8n',
        vulnerability: 'A credential of another workspace is used through a path that does not check it.',
        tests: [`${api}/foreignIds.int.test.ts`, `${domain}/chat/tools/tools.int.test.ts`],
      },
      {
        id: 'CVE-2025-54868',
        product: 'LibreChat',
        vulnerability: 'The search returns conversations of everybody.',
        tests: [`${api}/foreignIds.int.test.ts`, 'functions/test/rules/reading.int.test.ts'],
      },
      {
        id: 'GHSA-2364-jh4q-m9vm',
        product: 'Flowise',
        vulnerability: 'A request names the billing source of another customer.',
        tests: [
          `${api}/billing/billingRoutes.int.test.ts`,
          `${domain}/billing/payments/sharedAccount.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-4262, CVE-2026-4263',
        product: 'HiJiffy',
        vulnerability: 'An id in a URL is enough to read the messages of a visitor.',
        tests: [`${api}/endpoints.int.test.ts`, `${domain}/chat/visitors/visitor.int.test.ts`],
      },
      {
        id: 'CVE-2026-134831',
        product: 'Chatwoot',
        vulnerability: 'Drafts and archived pages are public.',
        tests: [`${api}/endpoints.int.test.ts`, `${api}/visitors/serveLauncher.int.test.ts`],
      },
      {
        id: 'CVE-2026-70491, CVE-2026-45395, CVE-2026-44571',
        product: 'Open WebUI',
        vulnerability: 'A reader sees the source of an agent, or writes to it.',
        tests: ['functions/test/rules/clients.int.test.ts', `${domain}/chat/flow/clientFlow.int.test.ts`],
      },
    ],
  },
  {
    area: 'Sign-in and rights',
    vulnerabilities: [
      {
        id: 'CVE-2026-44707',
        product: 'Chatwoot',
        vulnerability:
          'An account that a stranger registered keeps its password after the owner of the email arrives.',
        tests: [
          `${domain}/workspaces/accounts/resetPassword.int.test.ts`,
          'functions/test/rules/webSdk.int.test.ts',
        ],
      },
      {
        id: 'CVE-2026-23478',
        product: 'Cal.com',
        vulnerability: 'The browser sends the email or the role of its session.',
        tests: [`${api}/deployed.int.test.ts`, `${domain}/kernel/access/authorize.int.test.ts`],
      },
      {
        id: 'no number (Gecko Security, January 2026)',
        product: 'Cal.com',
        vulnerability: 'An invite overwrites the account of a person who exists.',
        tests: [
          `${domain}/workspaces/members/inviteTrust.int.test.ts`,
          `${domain}/agency/clients/clients.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-62862',
        product: 'Typebot',
        vulnerability: 'A code of six digits is predictable and can be guessed without a limit.',
        tests: [`${domain}/agency/clientSessions/clientSessions.int.test.ts`],
      },
      {
        id: 'GHSA-f6hc-c5jr-878p, CVE-2025-58434',
        product: 'Flowise',
        vulnerability: 'An empty reset token is accepted, or the token is in the response.',
        tests: [
          `${domain}/agency/clientSessions/clientSessions.int.test.ts`,
          `${domain}/workspaces/members/invites.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-44551',
        product: 'Open WebUI',
        vulnerability: 'An empty password signs in.',
        tests: [`${domain}/agency/clientSessions/clientSessions.int.test.ts`],
      },
      {
        id: 'CVE-2025-64706',
        product: 'Typebot',
        vulnerability: 'The API token of a stranger is read or deleted by its id.',
        tests: [`${api}/foreignIds.int.test.ts`, `${api}/agentEndpoint.int.test.ts`],
      },
      {
        id: 'CVE-2026-65595',
        product: 'n8n',
        vulnerability: 'An exchanged token has all rights, whatever the role.',
        tests: [
          `${domain}/agency/impersonation/impersonation.int.test.ts`,
          'functions/test/rules/abilities.int.test.ts',
        ],
      },
      {
        id: 'CVE-2026-45339',
        product: 'Open WebUI',
        vulnerability: 'Another header carries the token past the check.',
        tests: [`${api}/agentEndpoint.int.test.ts`, `${api}/billing/billingRoutes.int.test.ts`],
      },
      {
        id: 'CVE-2026-33665',
        product: 'n8n',
        vulnerability: 'Accounts are linked by an unconfirmed email.',
        tests: ['functions/test/rules/webSdk.int.test.ts', `${domain}/kernel/access/authorize.int.test.ts`],
      },
      {
        id: 'CVE-2026-31944, CVE-2026-54030',
        product: 'LibreChat',
        vulnerability: 'The callback of a vendor is not bound to the browser that began.',
        tests: [`${domain}/chat/channels/meta/logins/metaLogins.int.test.ts`],
      },
      {
        id: 'CVE-2024-30264, CVE-2025-49592',
        product: 'Typebot, n8n',
        vulnerability: 'A parameter of the sign-in page leads to another site or runs script.',
        tests: ['web/src/lib/signIn/safeRedirect.node.test.ts', 'web/e2e/journeys/account/session.spec.ts'],
      },
    ],
  },
]
