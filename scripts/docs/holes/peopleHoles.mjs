const api = 'functions/src/api'
const domain = 'functions/src/domain'

/** Published holes about tenants, owners, sign-in and rights; see `publishedHoles`. */
export const peopleHoles = [
  {
    area: 'Tenants and owners',
    holes: [
      {
        id: 'CVE-2026-115725',
        product: 'Chatwoot',
        hole: 'The id of another account opens its conversation.',
        tests: [
          `${api}/foreignIds.int.test.ts`,
          `${api}/endpoints.int.test.ts`,
          `${api}/agentEndpoint.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-72719',
        product: 'Chatwoot',
        hole: 'A writable owner field moves a resource to another tenant.',
        tests: [`${api}/deployed.int.test.ts`, 'functions/test/rules/writing.int.test.ts'],
      },
      {
        id: 'CVE-2026-42861, CVE-2026-42862, CVE-2026-41267',
        product: 'Flowise',
        hole: 'An update or a registration accepts fields that its form does not have.',
        tests: [`${api}/deployed.int.test.ts`, `${api}/http/cleanInput.test.ts`],
      },
      {
        id: 'CVE-2026-41947',
        product: 'Dify',
        hole: "An outlet for events is set on another tenant's application.",
        tests: [`${api}/foreignIds.int.test.ts`],
      },
      {
        id: 'CVE-2026-41949, CVE-2026-41950',
        product: 'Dify',
        hole: 'A file is read or attached by its id, without a check of its owner.',
        tests: [
          `${domain}/chat/visitors/files/filePasses.test.ts`,
          `${domain}/chat/inbox/replyFiles.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-31950',
        product: 'LibreChat',
        hole: 'A stream of another person is read by its id.',
        tests: [`${api}/endpoints.int.test.ts`, `${domain}/chat/visitors/access/visitorToken.test.ts`],
      },
      {
        id: 'CVE-2026-45349, CVE-2026-44569, CVE-2026-45386',
        product: 'Open WebUI',
        hole: 'Only the frontend checks who may change a message.',
        tests: [`${domain}/chat/inbox/clientOperator.int.test.ts`, 'functions/test/rules/inbox.int.test.ts'],
      },
      {
        id: 'CVE-2026-44554, CVE-2026-45398, CVE-2026-44560',
        product: 'Open WebUI',
        hole: 'Knowledge of another tenant is searched or overwritten.',
        tests: [`${api}/foreignIds.int.test.ts`, `${domain}/knowledge/retrieval/retrieval.int.test.ts`],
      },
      {
        id: 'CVE-2026-44654, CVE-2026-45671, CVE-2026-28788',
        product: 'LibreChat, Open WebUI',
        hole: 'Deleting a shared file in one place deletes it everywhere.',
        tests: [`${domain}/agents/templateFiles/agentTemplates.int.test.ts`],
        reason: 'Each source has a file of its own; a copy of an agent copies its files.',
      },
      {
        id: 'CVE-2026-54305, CVE-2026-54307, CVE-2026-42226, CVE-2026-45732',
        product: 'n8n',
        hole: 'A credential of another workspace is used through a path that does not check it.',
        tests: [`${api}/foreignIds.int.test.ts`, `${domain}/chat/tools/tools.int.test.ts`],
      },
      {
        id: 'CVE-2025-54868',
        product: 'LibreChat',
        hole: 'The search returns conversations of everybody.',
        tests: [`${api}/foreignIds.int.test.ts`, 'functions/test/rules/reading.int.test.ts'],
      },
      {
        id: 'GHSA-2364-jh4q-m9vm',
        product: 'Flowise',
        hole: 'A request names the billing source of another customer.',
        tests: [
          `${api}/billing/billingRoutes.int.test.ts`,
          `${domain}/billing/payments/sharedAccount.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-4262, CVE-2026-4263',
        product: 'HiJiffy',
        hole: 'An id in a URL is enough to read the messages of a visitor.',
        tests: [`${api}/endpoints.int.test.ts`, `${domain}/chat/visitors/visitor.int.test.ts`],
      },
      {
        id: 'CVE-2026-134831',
        product: 'Chatwoot',
        hole: 'Drafts and archived pages are public.',
        tests: [`${api}/endpoints.int.test.ts`, `${api}/visitors/serveLauncher.int.test.ts`],
      },
      {
        id: 'CVE-2026-70491, CVE-2026-45395, CVE-2026-44571',
        product: 'Open WebUI',
        hole: 'A reader sees the source of an agent, or writes to it.',
        tests: ['functions/test/rules/clients.int.test.ts', `${domain}/chat/flow/clientFlow.int.test.ts`],
      },
    ],
  },
  {
    area: 'Sign-in and rights',
    holes: [
      {
        id: 'CVE-2026-44707',
        product: 'Chatwoot',
        hole: 'An account that a stranger registered keeps its password after the owner of the email arrives.',
        tests: [
          `${domain}/workspaces/accounts/endOtherSessions.int.test.ts`,
          'functions/test/rules/webSdk.int.test.ts',
        ],
      },
      {
        id: 'CVE-2026-23478',
        product: 'Cal.com',
        hole: 'The browser sends the email or the role of its session.',
        tests: [`${api}/deployed.int.test.ts`, `${domain}/kernel/access/authorize.int.test.ts`],
      },
      {
        id: 'no number (Gecko Security, January 2026)',
        product: 'Cal.com',
        hole: 'An invite overwrites the account of a person who exists.',
        tests: [
          `${domain}/workspaces/members/inviteTrust.int.test.ts`,
          `${domain}/agency/clients/clients.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-62862',
        product: 'Typebot',
        hole: 'A code of six digits is predictable and can be guessed without a limit.',
        tests: [`${domain}/agency/clientSessions/clientSessions.int.test.ts`],
      },
      {
        id: 'GHSA-f6hc-c5jr-878p, CVE-2025-58434',
        product: 'Flowise',
        hole: 'An empty reset token is accepted, or the token is in the response.',
        tests: [
          `${domain}/agency/clientSessions/clientSessions.int.test.ts`,
          `${domain}/workspaces/members/invites.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-44551',
        product: 'Open WebUI',
        hole: 'An empty password signs in.',
        tests: [`${domain}/agency/clientSessions/clientSessions.int.test.ts`],
      },
      {
        id: 'CVE-2025-64706',
        product: 'Typebot',
        hole: 'The API token of a stranger is read or deleted by its id.',
        tests: [`${api}/foreignIds.int.test.ts`, `${api}/agentEndpoint.int.test.ts`],
      },
      {
        id: 'CVE-2026-65595',
        product: 'n8n',
        hole: 'An exchanged token has all rights, whatever the role.',
        tests: [
          `${domain}/agency/impersonation/impersonation.int.test.ts`,
          'functions/test/rules/abilities.int.test.ts',
        ],
      },
      {
        id: 'CVE-2026-45339',
        product: 'Open WebUI',
        hole: 'Another header carries the token past the check.',
        tests: [`${api}/agentEndpoint.int.test.ts`, `${api}/billing/billingRoutes.int.test.ts`],
      },
      {
        id: 'CVE-2026-33665',
        product: 'n8n',
        hole: 'Accounts are linked by an unconfirmed email.',
        tests: ['functions/test/rules/webSdk.int.test.ts', `${domain}/kernel/access/authorize.int.test.ts`],
      },
      {
        id: 'CVE-2026-31944, CVE-2026-54030',
        product: 'LibreChat',
        hole: 'The callback of a vendor is not bound to the browser that began.',
        tests: [`${domain}/chat/channels/meta/logins/metaLogins.int.test.ts`],
      },
      {
        id: 'CVE-2024-30264, CVE-2025-49592',
        product: 'Typebot, n8n',
        hole: 'A parameter of the sign-in page leads to another site or runs script.',
        tests: ['web/src/lib/signIn/safeRedirect.node.test.ts', 'web/e2e/journeys/account/session.spec.ts'],
      },
    ],
  },
]
