const api = 'functions/src/api'
const domain = 'functions/src/domain'
const providers = 'functions/src/providers'

/** Published vulnerabilities about requests, content and code; see `publishedVulnerabilities`. */
export const contentVulnerabilities = [
  {
    area: 'Requests from and to strangers',
    vulnerabilities: [
      {
        id: 'CVE-2026-4984',
        product: 'Botpress',
        vulnerability: 'A webhook is not signed, and its media URL is requested with credentials.',
        tests: [
          `${api}/channels/serveMeta.int.test.ts`,
          `${api}/channels/serveWhatsapp.int.test.ts`,
          `${domain}/chat/channels/telegram/readUpdate.test.ts`,
          `${domain}/chat/channels/discord/isSignedByDiscord.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-31943, CVE-2026-31945',
        product: 'LibreChat',
        vulnerability: 'A private address is written in a form that the filter does not know.',
        tests: [`${providers}/fetch/isPublicUrl.test.ts`, `${providers}/fetch/safeFetch.test.ts`],
      },
      {
        id: 'CVE-2026-87999, CVE-2026-59223',
        product: 'Open WebUI',
        vulnerability: "The platform's own addresses count as public.",
        tests: [`${providers}/fetch/safeFetch.test.ts`, `${domain}/knowledge/sites/hostileSites.int.test.ts`],
      },
      {
        id: 'CVE-2026-43995, GHSA-vhf8-cg2h-cg3p',
        product: 'Flowise, n8n',
        vulnerability: 'One path of the code requests a URL without the filter.',
        reason:
          'Lint refuses `fetch` and the HTTP modules outside `providers/fetch` and clients of one fixed host.',
      },
      {
        id: 'CVE-2026-54033, CVE-2026-54304',
        product: 'LibreChat, n8n',
        vulnerability: 'A secret is sent to a server that the person names.',
        tests: [`${domain}/chat/modelKeys/modelKeys.int.test.ts`, `${domain}/chat/tools/tools.int.test.ts`],
      },
      {
        id: 'CVE-2026-31951',
        product: 'LibreChat',
        vulnerability: "A template of headers is filled with another person's secret.",
        tests: [
          `${domain}/chat/tools/httpRunner.test.ts`,
          'functions/src/shared/tools/request/toolRequest.test.ts',
        ],
      },
      {
        id: 'CVE-2026-92527',
        product: 'Chatwoot',
        vulnerability: 'The host to request comes from a callback.',
        tests: [`${domain}/chat/channels/meta/logins/metaLogins.int.test.ts`],
      },
      {
        id: 'CVE-2026-63765',
        product: 'Chatwoot',
        vulnerability: 'A file is uploaded to any tenant without signing in.',
        tests: [`${api}/visitors/files.int.test.ts`, `${api}/visitors/widget.int.test.ts`],
      },
      {
        id: 'GHSA-8gj2-2cvc-6xx7, GHSA-m837-xvxr-vqwg',
        product: 'Flowise',
        vulnerability: "Any page spends the owner's credit with a vendor.",
        tests: [
          `${api}/limits.int.test.ts`,
          `${api}/endpoints.int.test.ts`,
          `${api}/visitors/serveCall.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-41266, CVE-2026-56270',
        product: 'Flowise',
        vulnerability: 'The public configuration contains keys.',
        tests: [
          `${domain}/chat/servedAgents/projectWidget.test.ts`,
          `${api}/visitors/serveLauncher.int.test.ts`,
        ],
      },
      {
        id: 'CVE-2026-65014',
        product: 'n8n',
        vulnerability: "A stranger cancels another person's run by its id.",
        tests: [`${api}/foreignIds.int.test.ts`, `${api}/visitors/serveCall.int.test.ts`],
      },
    ],
  },
  {
    area: 'Content, code and processes',
    vulnerabilities: [
      {
        id: 'GHSA-3c7f-5hgj-h279',
        product: 'n8n',
        vulnerability: 'Custom CSS becomes script.',
        tests: [`${domain}/kernel/css/cleanCss.test.ts`, 'web/e2e/journeys/agencies/agencyStyles.spec.ts'],
      },
      {
        id: 'CVE-2026-70486',
        product: 'Open WebUI',
        vulnerability: 'A frame of the own origin runs script.',
        tests: [
          `${domain}/agency/tabs/agencyTabs.int.test.ts`,
          'web/e2e/journeys/agencies/agencyTabs.spec.ts',
        ],
      },
      {
        id: 'CVE-2026-45314, CVE-2025-46571, CVE-2024-7044',
        product: 'Open WebUI',
        vulnerability: 'An uploaded SVG or HTML file opens on the own origin.',
        tests: [`${api}/visitors/widget.int.test.ts`, `${domain}/knowledge/reading/detectKind.test.ts`],
      },
      {
        id: 'CVE-2026-24399, CVE-2024-9148, CVE-2026-13731',
        product: 'ChatterMate, Flowise, WPBot',
        vulnerability: "A visitor's words run in the page of an operator or another visitor.",
        tests: [
          'widget/src/chat/messages/markdown.test.tsx',
          `${domain}/chat/inbox/inbox.int.test.ts`,
          'web/src/features/conversations/export/conversationRows.test.ts',
        ],
      },
      {
        id: 'CVE-2026-40933, CVE-2026-56274, CVE-2026-22252',
        product: 'Flowise, LibreChat',
        vulnerability: 'An import runs a command.',
        tests: [`${domain}/agents/templateFiles/agentTemplates.int.test.ts`],
        reason: 'MCP servers are reached over HTTP only, and an import connects to none.',
      },
      {
        id: 'CVE-2026-1470, CVE-2026-49444, CVE-2026-73484, CVE-2026-41265',
        product: 'n8n, Flowise',
        vulnerability: 'An expression leaves its sandbox.',
        tests: [`${domain}/agents/templateFiles/readTemplate.test.ts`],
        reason:
          'Nothing evaluates code: lint refuses `eval`, and rules and templates have parsers of their own.',
      },
      {
        id: 'CVE-2026-21858',
        product: 'n8n',
        vulnerability: 'A JSON body poses as a form with files, and a path in it is read from the disk.',
        tests: [`${api}/hostileRequests.int.test.ts`, `${api}/visitors/files.int.test.ts`],
        reason: 'No endpoint parses forms with files: a file is the whole body.',
      },
      {
        id: 'CVE-2026-31949, CVE-2026-28786, CVE-2026-54312, CVE-2026-44706, CVE-2025-21628, CVE-2026-41495',
        product: 'LibreChat, Open WebUI, n8n, Chatwoot',
        vulnerability: 'A malformed body ends the process, changes a prototype or puts secrets into a log.',
        tests: [
          `${api}/hostileRequests.int.test.ts`,
          `${api}/http/cleanInput.test.ts`,
          `${api}/deployed.int.test.ts`,
        ],
      },
    ],
  },
]
