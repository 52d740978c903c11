/** The paths of documents; the security rules use the same names. */
export const paths = {
  tenant: (workspaceId: string) => `tenants/${workspaceId}`,
  access: (uid: string) => `access/${uid}`,
  workspace: (workspaceId: string) => `users/${workspaceId}`,
  members: (workspaceId: string) => `users/${workspaceId}/members`,
  member: (workspaceId: string, uid: string) => `users/${workspaceId}/members/${uid}`,
  formerMembers: (workspaceId: string) => `users/${workspaceId}/formerMembers`,
  formerMember: (workspaceId: string, uid: string) => `users/${workspaceId}/formerMembers/${uid}`,
  invites: (workspaceId: string) => `users/${workspaceId}/invites`,
  invite: (workspaceId: string, id: string) => `users/${workspaceId}/invites/${id}`,
  inviteTokens: 'invites',
  inviteToken: (hash: string) => `invites/${hash}`,
  agents: 'voiceglow',
  agent: (agentId: string) => `voiceglow/${agentId}`,
  /** The draft of the agent's flow. */
  flow: (agentId: string) => `voiceglow/${agentId}/parts/flow`,
  runtimes: 'runtimes',
  runtime: (agentId: string) => `runtimes/${agentId}`,
  /** A published or saved flow, by its hash. */
  keptFlows: (agentId: string) => `runtimes/${agentId}/flows`,
  keptFlow: (agentId: string, hash: string) => `runtimes/${agentId}/flows/${hash}`,
  conversations: (agentId: string) => `voiceglow/${agentId}/convos`,
  conversation: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}`,
  conversationPages: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}/pages`,
  conversationPage: (agentId: string, id: string, number: number) =>
    `voiceglow/${agentId}/convos/${id}/pages/${number}`,
  /** One chat on a channel, with its pending messages; server only. */
  thread: (agentId: string, threadId: string) => `voiceglow/${agentId}/threads/${threadId}`,
  /** A used link from another app, which must not work twice; server only. */
  usedProof: (agentId: string, hash: string) => `voiceglow/${agentId}/usedProofs/${hash}`,
  telegramBot: (agentId: string) => `telegramBots/${agentId}`,
  discordChannel: (agentId: string) => `discordChannels/${agentId}`,
  metaPages: 'metaPages',
  metaPage: (agentId: string) => `metaPages/${agentId}`,
  waNumbers: 'waNumbers',
  waNumber: (agentId: string) => `waNumbers/${agentId}`,
  /** The thread of a person on a channel, by any user id that they have or had; server only. */
  knownAddresses: (agentId: string) => `voiceglow/${agentId}/knownAddresses`,
  knownAddress: (agentId: string, hash: string) => `voiceglow/${agentId}/knownAddresses/${hash}`,
  /** The agent that a channel account belongs to; in the default database alone. */
  channelClaims: 'channelRegistry',
  channelClaim: (kind: string, account: string) => `channelRegistry/${kind}_${account}`,
  /** A tool run that changed something for a conversation; server only. */
  toolRuns: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}/toolRuns`,
  toolRun: (agentId: string, id: string, key: string) => `voiceglow/${agentId}/convos/${id}/toolRuns/${key}`,
  passage: (agentId: string, id: string) => `voiceglow/${agentId}/passages/${id}`,
  /** Keys of settled unanswered questions; server only. */
  settledQuestions: (agentId: string) => `voiceglow/${agentId}/knowledgeReview/settled`,
  knowledgeSources: (agentId: string) => `voiceglow/${agentId}/kb`,
  knowledgeSource: (agentId: string, id: string) => `voiceglow/${agentId}/kb/${id}`,
  /** The pages of a site with their state. */
  sitePages: (agentId: string, sourceId: string) => `voiceglow/${agentId}/kb/${sourceId}/pages`,
  sitePage: (agentId: string, sourceId: string, pageId: string) =>
    `voiceglow/${agentId}/kb/${sourceId}/pages/${pageId}`,
  /** The changes of a site's runs, by the run's number. */
  siteChanges: (agentId: string, sourceId: string) => `voiceglow/${agentId}/kb/${sourceId}/changes`,
  siteChange: (agentId: string, sourceId: string, run: number) =>
    `voiceglow/${agentId}/kb/${sourceId}/changes/${run}`,
  /** The progress of a site's run; server only. */
  siteCrawl: (agentId: string, sourceId: string) => `voiceglow/${agentId}/kb/${sourceId}/crawls/current`,
  notes: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}/notes`,
  note: (agentId: string, id: string, noteId: string) => `voiceglow/${agentId}/convos/${id}/notes/${noteId}`,
  /** Whether a participant types or looks: `visitor`, or an operator's uid. */
  presence: (agentId: string, id: string, who: string) => `voiceglow/${agentId}/convos/${id}/presence/${who}`,
  presences: (agentId: string, id: string) => `voiceglow/${agentId}/convos/${id}/presence`,
  /** Members who have an agent open in the editor, by uid. */
  editor: (agentId: string, uid: string) => `voiceglow/${agentId}/presence/${uid}`,
  editors: (agentId: string) => `voiceglow/${agentId}/presence`,
  leads: (agentId: string) => `voiceglow/${agentId}/leads`,
  lead: (agentId: string, id: string) => `voiceglow/${agentId}/leads/${id}`,
  tests: (agentId: string) => `voiceglow/${agentId}/tests`,
  test: (agentId: string, id: string) => `voiceglow/${agentId}/tests/${id}`,
  block: (agentId: string, visitorId: string) => `voiceglow/${agentId}/blocks/${visitorId}`,
  deletion: (agentId: string, id: string) => `voiceglow/${agentId}/deletions/${id}`,
  visit: (agentId: string, id: string) => `voiceglow/${agentId}/visits/${id}`,
  agentMonth: (agentId: string, month: string) => `agentUsage/${agentId}_${month}`,
  activity: (workspaceId: string, block: number, part = 0) =>
    `users/${workspaceId}/activity/${block}${part > 0 ? `-${part}` : ''}`,
  cannedReplies: (workspaceId: string) => `users/${workspaceId}/cannedReplies`,
  inboxViews: (workspaceId: string) => `users/${workspaceId}/inboxViews`,
  mcpServers: (workspaceId: string) => `users/${workspaceId}/mcpServers`,
  mcpServer: (workspaceId: string, id: string) => `users/${workspaceId}/mcpServers/${id}`,
  tools: (workspaceId: string) => `users/${workspaceId}/tools`,
  tool: (workspaceId: string, id: string) => `users/${workspaceId}/tools/${id}`,
  /** The public part of the workspace's own model keys. */
  modelKeys: (workspaceId: string) => `users/${workspaceId}/parts/modelKeys`,
  /** The custom themes of the workspace. */
  savedThemes: (workspaceId: string) => `users/${workspaceId}/parts/themes`,
  credentials: (workspaceId: string) => `users/${workspaceId}/credentials`,
  credential: (workspaceId: string, id: string) => `users/${workspaceId}/credentials/${id}`,
  calendars: (workspaceId: string) => `users/${workspaceId}/calendars`,
  calendar: (workspaceId: string, id: string) => `users/${workspaceId}/calendars/${id}`,
  appointments: (workspaceId: string, calendarId: string) =>
    `users/${workspaceId}/calendars/${calendarId}/appointments`,
  appointment: (workspaceId: string, calendarId: string, id: string) =>
    `users/${workspaceId}/calendars/${calendarId}/appointments/${id}`,
  /** The taken times of a day (UTC) in a calendar; server only. */
  calendarDays: (workspaceId: string, calendarId: string) =>
    `users/${workspaceId}/calendars/${calendarId}/days`,
  calendarDay: (workspaceId: string, calendarId: string, day: string) =>
    `users/${workspaceId}/calendars/${calendarId}/days/${day}`,
  /** The draft that clients were last asked to approve. */
  review: (agentId: string) => `voiceglow/${agentId}/reviews/current`,
  /** The content of that draft; server only. */
  reviewedDraft: (agentId: string) => `voiceglow/${agentId}/reviews/current/reviewDrafts/current`,
  reviewComments: (agentId: string) => `voiceglow/${agentId}/reviews/current/reviewComments`,
  reviewComment: (agentId: string, id: string) => `voiceglow/${agentId}/reviews/current/reviewComments/${id}`,
  backups: (agentId: string) => `voiceglow/${agentId}/backups`,
  backup: (agentId: string, id: number) => `voiceglow/${agentId}/backups/${id}`,
  workspaceSecret: (workspaceId: string) => `workspaceSecrets/${workspaceId}`,
  /** Documents that a sweep could not process. */
  setAside: (id: string) => `setAside/${id}`,
  /** The deletion of an agent, in progress or done; members read it. */
  erasures: (workspaceId: string) => `users/${workspaceId}/erasures`,
  erasure: (workspaceId: string, id: string) => `users/${workspaceId}/erasures/${id}`,
  /** The same for a whole workspace, which has no members left. */
  workspaceErasure: (workspaceId: string) => `erasures/${workspaceId}`,
  audit: (id: string) => `audit/${id}`,
  apiKeys: 'apiKeys',
  apiKey: (hash: string) => `apiKeys/${hash}`,
  catalogue: 'catalogue/current',
  catalogueVersion: (version: number) => `catalogue/v${version}`,
  billing: (workspaceId: string) => `billing/${workspaceId}`,
  subscription: (id: string) => `subs/${id}`,
  billingOperation: (workspaceId: string) => `billingOps/${workspaceId}`,
  autoRecharge: (workspaceId: string) => `autoRecharge/${workspaceId}`,
  purchase: (workspaceId: string, attemptId: string) => `purchases/${workspaceId}_${attemptId}`,
  paymentCustomer: (account: string, customerId: string) => `stripeCustomers/${account}_${customerId}`,
  paymentEvent: (account: string, eventId: string) => `stripeEvents/${account}_${eventId}`,
  seller: (workspaceId: string) => `sellers/${workspaceId}`,
  sellers: 'sellers',
  /** The workspace of an agency's payment account; in the default database alone, server only. */
  sellerOwner: (accountId: string) => `sellerOwners/${accountId}`,
  orgBillings: 'orgBilling',
  orgBilling: (orgId: string) => `orgBilling/${orgId}`,
  planPrices: 'planPrices',
  planPrice: (priceId: string) => `planPrices/${priceId}`,
  clientPlans: 'clientPlans',
  clientPlan: (orgId: string) => `clientPlans/${orgId}`,
  clientTermsOfAll: 'clientTerms',
  clientTerms: (orgId: string) => `clientTerms/${orgId}`,
  clientRecharges: 'clientRecharges',
  clientRecharge: (orgId: string) => `clientRecharges/${orgId}`,
  sales: 'sales',
  sale: (orgId: string, attemptId: string) => `sales/${orgId}_${attemptId}`,
  /** The purchases and the use of an organisation in a month (`2026-11`); server only. */
  orgMonths: 'orgMonths',
  orgMonth: (orgId: string, month: string) => `orgMonths/${orgId}_${month}`,
  /** A part of an agency's summary of a month; server only. */
  profitMonth: (workspaceId: string, month: string, part: number) =>
    `profitMonths/${workspaceId}_${month}_${part}`,
  /** A part of the present states of an agency's organisations; server only. */
  clientStates: (workspaceId: string, part: number) => `clientStates/${workspaceId}_${part}`,
  wallets: 'wallets',
  agencies: 'agencies',
  agency: (agencyId: string) => `agencies/${agencyId}`,
  agencyVersion: (agencyId: string, version: number) => `agencies/${agencyId}/versions/${version}`,
  workspaceEvent: (workspaceId: string, id: string) => `users/${workspaceId}/outgoingEvents/${id}`,
  eventEndpoint: (workspaceId: string) => `eventEndpoints/${workspaceId}`,
  workspaceEvents: (workspaceId: string) => `users/${workspaceId}/outgoingEvents`,
  signUps: (agencyId: string) => `agencies/${agencyId}/lists/signUps`,
  organisationNames: (agencyId: string) => `agencies/${agencyId}/lists/organisations`,
  agencyTabs: (agencyId: string) => `agencies/${agencyId}/tabs`,
  agencyTab: (agencyId: string, tabId: string) => `agencies/${agencyId}/tabs/${tabId}`,
  tabContent: (agencyId: string, tabId: string) => `agencies/${agencyId}/tabContents/${tabId}`,
  publicBranding: (agencyId: string) => `publicBranding/${agencyId}`,
  hosts: 'hosts',
  /** A host by its ASCII name; in the default database alone. */
  host: (host: string) => `hosts/${host}`,
  /** A subdomain that its agency has released; in the default database alone, server only. */
  restingHost: (host: string) => `restingHosts/${host}`,
  mailDomains: 'mailDomains',
  /** A domain of emails by its ASCII name; in the default database alone. */
  mailDomain: (name: string) => `mailDomains/${name}`,
  /** Counts of an agency's delivered and bounced emails to clients; server only. */
  mailReputation: (agencyId: string) => `mailReputation/${agencyId}`,
  /** The same counts of the emails that strangers cause by the form of requests for access; server only. */
  formReputation: (agencyId: string) => `mailReputation/${agencyId}-form`,
  /** Events of the mail service that were counted, by the hash of their id; server only. */
  mailEvent: (hash: string) => `mailEvents/${hash}`,
  dnsReminder: (host: string) => `dns_reminders/${host}`,
  orgs: 'orgs',
  org: (orgId: string) => `orgs/${orgId}`,
  /** The figures of an organisation's month; server only. */
  valueReport: (orgId: string, month: string) => `orgs/${orgId}/valueReports/${month}`,
  /** A part of the events that a report has counted, by its slot and number; server only. */
  countedEvents: (orgId: string, month: string, slot: number, part: number) =>
    `orgs/${orgId}/valueReports/${month}/countedEvents/${slot}-${part}`,
  /** Changes of an organisation. */
  organisationLog: (orgId: string) => `orgs/${orgId}/log`,
  organisationLogEntry: (orgId: string, id: string) => `orgs/${orgId}/log/${id}`,
  /** Notices of an organisation's clients, by level. */
  noticesName: (level: 1 | 2) => `notifications-${level}`,
  notices: (orgId: string, level: 1 | 2) => `orgs/${orgId}/notifications-${level}`,
  notice: (orgId: string, level: 1 | 2, key: string) => `orgs/${orgId}/notifications-${level}/${key}`,
  /** A task that a commit has added, by the hash of its name, for a week; server only. */
  pendingTask: (hash: string) => `pendingTasks/${hash}`,
  /** The clients who were emailed about a conversation, and when; server only. */
  noticeMails: (conversationId: string) => `noticeMails/${conversationId}`,
  /** The networks of the visitor who causes a notice, as hashes; server only. */
  noticeNetworks: (orgId: string, key: string) => `noticeNetworks/${orgId}_${key}`,
  /** The tasks of a workspace in a queue that run now, where few may run at once; server only. */
  taskSlots: (ownerUid: string, queue: string) => `taskSlots/${ownerUid}_${queue}`,
  /** The finished parts of a task with many recipients; server only. */
  partsDone: (hash: string) => `partsDone/${hash}`,
  /** The number of notices that a client was emailed within an hour; server only. */
  noticeHours: (id: string) => `noticeHours/${id}`,
  /** Browsers that receive a client's push messages, by the hash of their token; server only. */
  pushTokens: 'pushTokens',
  pushToken: (hash: string) => `pushTokens/${hash}`,
  /** The receivers of an organisation's notices, derived from its clients and their browsers; server only. */
  audience: (orgId: string) => `audiences/${orgId}`,
  audienceParts: (orgId: string) => `audiences/${orgId}/audienceParts`,
  audiencePart: (orgId: string, part: number) => `audiences/${orgId}/audienceParts/${part}`,
  /** Used white-label trials, by the hash of an email. */
  trial: (hash: string) => `whitelabelTrials/${hash}`,
  clients: 'clients',
  client: (clientId: string) => `clients/${clientId}`,
  clientSecret: (clientId: string) => `clientSecrets/${clientId}`,
  /** The client of an agency with an email; `hash` is of the agency and the email. */
  clientAddress: (hash: string) => `clientEmailIndex/${hash}`,
  approvalCode: (hash: string) => `approvalCodes/${hash}`,
  /** A link that sets a new password, by the hash of its code; server only. */
  passwordReset: (hash: string) => `passwordResets/${hash}`,
  signUpCode: (hash: string) => `signUpCodes/${hash}`,
  loginCode: (clientId: string) => `loginCodes/${clientId}`,
  adminLink: (hash: string) => `adminLinks/${hash}`,
  loginToken: (hash: string) => `loginTokens/${hash}`,
  blueprints: 'blueprints',
  /** A blueprint, by the ID of its agent. */
  blueprint: (masterId: string) => `blueprints/${masterId}`,
  blueprintLinks: 'blueprintLinks',
  /** The blueprint of an agent, by the ID of the agent that follows it. */
  blueprintLink: (agentId: string) => `blueprintLinks/${agentId}`,
  sentChange: (agentId: string, sendId: string) => `blueprintLinks/${agentId}/sends/${sendId}`,
  blueprintSends: 'blueprintSends',
  blueprintSend: (sendId: string) => `blueprintSends/${sendId}`,
  /** A wallet, by the ID of its document: `ws_…`, `org_…` or `over_…`. */
  wallet: (wallet: string) => `wallets/${wallet}`,
  walletOfOrg: (orgId: string) => `wallets/org_${orgId}`,
  walletOfOverage: (orgId: string) => `wallets/over_${orgId}`,
  walletOf: (workspaceId: string) => `wallets/ws_${workspaceId}`,
  tenantSecrets: 'tenantSecrets',
  tenantSecret: (workspaceId: string, name: string) => `tenantSecrets/${workspaceId}_${name}`,
  welcomeGrant: (hash: string) => `welcomeGrants/${hash}`,
  sweep: (name: string) => `sweeps/${name}`,
  orphanEvent: (account: string, eventId: string) => `orphanEvents/${account}_${eventId}`,
  attempt: (workspaceId: string, attemptId: string) => `attempts/${workspaceId}_${attemptId}`,
} as const

/** URL paths of the dashboard. */
export const appPaths = {
  agents: (region: string) => `/app/${region}/agents`,
  /** The report of a month in a client's dashboard; of the present one without a month. */
  report: (region: string, month = '') => `/app/${region}/report${month && `/${month}`}`,
  agent: (region: string, agentId: string, page = 'overview') => `/app/${region}/agents/${agentId}/${page}`,
} as const
