const api = 'functions/src/api'
const domain = 'functions/src/domain'
const providers = 'functions/src/providers'

/**
 * Holes that were published for comparable products from 2024 to 2026, by class. `tests` prove that Parley does
 * not have the hole; `reason` says why the class cannot apply, or what else keeps it out.
 */
export const publishedHoles = [
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
          `${api}/agentDoor.int.test.ts`,
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
        tests: [`${api}/foreignIds.int.test.ts`, `${api}/agentDoor.int.test.ts`],
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
        tests: [`${api}/agentDoor.int.test.ts`, `${api}/billing/billingRoutes.int.test.ts`],
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
        tests: ['web/src/lib/safeRedirect.node.test.ts', 'web/e2e/journeys/account/session.spec.ts'],
      },
    ],
  },
  {
    area: 'Requests from and to strangers',
    holes: [
      {
        id: 'CVE-2026-4984',
        product: 'Botpress',
        hole: 'A webhook is not signed, and its media URL is requested with credentials.',
        tests: [
          `${api}/channels/metaDoor.int.test.ts`,
          `${api}/channels/serveWhatsapp.int.test.ts`,
          `${domain}/chat/channels/telegram/readUpdate.test.ts`,
          `${domain}/chat/channels/discord/isSignedByDiscord.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-31943, CVE-2026-31945',
        product: 'LibreChat',
        hole: 'A private address is written in a form that the filter does not know.',
        tests: [`${providers}/fetch/isPublicAddress.test.ts`, `${providers}/fetch/safeFetch.test.ts`],
      },
      {
        id: 'CVE-2026-87999, CVE-2026-59223',
        product: 'Open WebUI',
        hole: "The platform's own addresses count as public.",
        tests: [`${providers}/fetch/safeFetch.test.ts`, `${domain}/knowledge/sites/hostileSites.int.test.ts`],
      },
      {
        id: 'CVE-2026-43995, GHSA-vhf8-cg2h-cg3p',
        product: 'Flowise, n8n',
        hole: 'One path of the code requests a URL without the filter.',
        reason:
          'Lint refuses `fetch` and the HTTP modules outside `providers/fetch` and clients of one fixed host.',
      },
      {
        id: 'CVE-2026-54033, CVE-2026-54304',
        product: 'LibreChat, n8n',
        hole: 'A secret is sent to a server that the person names.',
        tests: [`${domain}/chat/modelKeys/modelKeys.int.test.ts`, `${domain}/chat/tools/tools.int.test.ts`],
      },
      {
        id: 'CVE-2026-31951',
        product: 'LibreChat',
        hole: "A template of headers is filled with another person's secret.",
        tests: [
          `${domain}/chat/tools/httpRunner.test.ts`,
          'functions/src/shared/tools/request/toolRequest.test.ts',
        ],
      },
      {
        id: 'CVE-2026-92527',
        product: 'Chatwoot',
        hole: 'The host to request comes from a callback.',
        tests: [`${domain}/chat/channels/meta/logins/metaLogins.int.test.ts`],
      },
      {
        id: 'CVE-2026-63765',
        product: 'Chatwoot',
        hole: 'A file is uploaded to any tenant without signing in.',
        tests: [`${api}/visitors/files.int.test.ts`, `${api}/visitors/widget.int.test.ts`],
      },
      {
        id: 'GHSA-8gj2-2cvc-6xx7, GHSA-m837-xvxr-vqwg',
        product: 'Flowise',
        hole: "Any page spends the owner's credit with a vendor.",
        tests: [
          `${api}/limits.int.test.ts`,
          `${api}/endpoints.int.test.ts`,
          `${api}/visitors/calls.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-41266, CVE-2026-56270',
        product: 'Flowise',
        hole: 'The public configuration contains keys.',
        tests: [
          `${domain}/chat/servedAgents/projectWidget.test.ts`,
          `${api}/visitors/serveLauncher.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-65014',
        product: 'n8n',
        hole: "A stranger cancels another person's run by its id.",
        tests: [`${api}/foreignIds.int.test.ts`, `${api}/visitors/calls.int.test.ts`],
      },
    ],
  },
  {
    area: 'Content, code and processes',
    holes: [
      {
        id: 'GHSA-3c7f-5hgj-h279',
        product: 'n8n',
        hole: 'Custom CSS becomes script.',
        tests: [`${domain}/kernel/css/cleanCss.test.ts`, 'web/e2e/journeys/agencies/agencyStyles.spec.ts'],
      },
      {
        id: 'CVE-2026-70486',
        product: 'Open WebUI',
        hole: 'A frame of the own origin runs script.',
        tests: [
          `${domain}/agency/tabs/agencyTabs.int.test.ts`,
          'web/e2e/journeys/agencies/agencyTabs.spec.ts',
        ],
      },
      {
        id: 'CVE-2026-45314, CVE-2025-46571, CVE-2024-7044',
        product: 'Open WebUI',
        hole: 'An uploaded SVG or HTML file opens on the own origin.',
        tests: [`${api}/visitors/widget.int.test.ts`, `${domain}/knowledge/reading/detectKind.test.ts`],
      },
      {
        id: 'CVE-2026-24399, CVE-2024-9148, CVE-2026-13731',
        product: 'ChatterMate, Flowise, WPBot',
        hole: "A visitor's words run in the page of an operator or another visitor.",
        tests: [
          'widget/src/chat/markdown.test.tsx',
          `${domain}/chat/inbox/inbox.int.test.ts`,
          'web/src/features/conversations/exportConversations.test.ts',
        ],
      },
      {
        id: 'CVE-2026-40933, CVE-2026-56274, CVE-2026-22252',
        product: 'Flowise, LibreChat',
        hole: 'An import runs a command.',
        tests: [`${domain}/agents/templateFiles/agentTemplates.int.test.ts`],
        reason: 'MCP servers are reached over HTTP only, and an import connects to none.',
      },
      {
        id: 'CVE-2026-1470, CVE-2026-49444, CVE-2026-73484, CVE-2026-41265',
        product: 'n8n, Flowise',
        hole: 'An expression leaves its sandbox.',
        tests: [`${domain}/agents/templateFiles/readTemplate.test.ts`],
        reason:
          'Nothing evaluates code: lint refuses `eval`, and rules and templates have parsers of their own.',
      },
      {
        id: 'CVE-2026-21858',
        product: 'n8n',
        hole: 'A JSON body poses as a form with files, and a path in it is read from the disk.',
        tests: [`${api}/bombs.int.test.ts`, `${api}/visitors/files.int.test.ts`],
        reason: 'No endpoint parses forms with files: a file is the whole body.',
      },
      {
        id: 'CVE-2026-31949, CVE-2026-28786, CVE-2026-54312, CVE-2026-44706, CVE-2025-21628, CVE-2026-41495',
        product: 'LibreChat, Open WebUI, n8n, Chatwoot',
        hole: 'A malformed body ends the process, changes a prototype or puts secrets into a log.',
        tests: [`${api}/bombs.int.test.ts`, `${api}/http/cleanInput.test.ts`, `${api}/deployed.int.test.ts`],
      },
    ],
  },
]
