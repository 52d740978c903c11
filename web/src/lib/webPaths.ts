import type { AddonKey } from '@parley/functions/shared/billing/catalogue'
import { sourceOfPassage } from '@parley/functions/shared/knowledge/sourceOfPassage'
import { appPaths } from '@parley/functions/shared/paths'
import type { Region } from '@parley/functions/shared/regions/regions'

/** Builds all URLs of the app, together with the shared contract. */
export const webPaths = {
  ...appPaths,
  /** Redirects to the first page that its reader may see. */
  home: (region: Region) => `/app/${region}`,
  onboarding: (region: Region) => `/app/${region}/onboarding`,
  /** An agent with its test chat open. */
  testChat: (region: Region, agentId: string) => `${appPaths.agent(region, agentId)}?showDebugger=true`,
  /** The settings of voice calls, beside the test chat, which has a button for a call once they are allowed. */
  voiceCalls: (region: Region, agentId: string) =>
    `${appPaths.agent(region, agentId, 'settings')}?tab=advanced&showDebugger=true`,
  /** The canvas, or the page of nodes, at one of them; null for the first one with an error. */
  node: (region: Region, agentId: string, nodeId: string | null, view: 'nodes' | 'prompt' = 'prompt') =>
    `${appPaths.agent(region, agentId, view)}?${nodeId === null ? 'errors' : `node=${encodeURIComponent(nodeId)}`}`,
  /** The page on which clients approve an agent's draft, and its page in the workspace. */
  approval: (region: Region, agentId: string) => appPaths.agent(region, agentId, 'approval'),
  /** An agent's channels, with the dialog of one of them. */
  channels: (region: Region, agentId: string, connect?: string) =>
    appPaths.agent(region, agentId, connect ? `channels?connect=${connect}` : 'channels'),
  conversation: (region: Region, agentId: string, id: string) =>
    `${appPaths.agent(region, agentId, 'convos')}/${id}`,
  /** A tab of the agency's own; `href` begins with a slash. */
  customTab: (region: Region, href: string) => `/app/${region}/c${href}`,
  agency: (region: Region) => `/app/${region}/agency`,
  clients: (region: Region) => `/app/${region}/clients`,
  profit: (region: Region) => `/app/${region}/profit`,
  /** The people of one client of an agency. */
  clientsOf: (region: Region, orgId: string) =>
    `/app/${region}/clients?${new URLSearchParams({ list: 'clients', organisation: orgId })}`,
  functions: (region: Region) => `/app/${region}/integrations`,
  /** The same page with the form of a new function. */
  newFunction: (region: Region) => `/app/${region}/integrations?new=function`,
  credentials: (region: Region) => `/app/${region}/credentials`,
  calendars: (region: Region) => `/app/${region}/calendars`,
  blueprints: (region: Region) => `/app/${region}/blueprints`,
  blueprint: (region: Region, masterId: string) => `/app/${region}/blueprints/${masterId}`,
  organisation: (region: Region, orgId: string) => `/app/${region}/clients/${orgId}`,
  organisationReport: (region: Region, orgId: string, month = '') =>
    `/app/${region}/clients/${orgId}/report${month && `/${month}`}`,
  client: (region: Region, clientId: string) => `/app/${region}/clients/people/${clientId}`,
  /** All agents' conversations, and one of them. */
  inbox: (region: Region) => `/app/${region}/inbox`,
  inboxConversation: (region: Region, agentId: string, id: string) => `/app/${region}/inbox/${agentId}/${id}`,
  /** The pages of Knowledge, below an agent. */
  knowledge: (region: Region, agentId: string, page: 'test' | 'questions' | 'use') =>
    appPaths.agent(region, agentId, `kb/${page}`),
  /** The questions that an agent could not answer, with the editor for the answer to one of them. */
  teach: (region: Region, agentId: string, question: string) =>
    `${appPaths.agent(region, agentId, 'kb/questions')}?${new URLSearchParams({ teach: question })}`,
  /** The page with an agent's search results for a question, which may follow another one. */
  retrieval: (region: Region, agentId: string, question: string, before = '') =>
    `${appPaths.agent(region, agentId, 'kb/test')}?${new URLSearchParams({ q: question, ...(before && { after: before }) })}`,
  source: (region: Region, agentId: string, sourceId: string) =>
    appPaths.agent(region, agentId, `kb/${sourceId}`),
  /** The page of a passage's source, at the passage; passages are numbered in their source. */
  passage: (region: Region, agentId: string, passageId: string) => {
    const sourceId = sourceOfPassage(passageId)
    return `${appPaths.agent(region, agentId, `kb/${sourceId}`)}?passage=${encodeURIComponent(passageId)}`
  },
  site: (region: Region, agentId: string, sourceId: string) =>
    appPaths.agent(region, agentId, `kb/sites/${sourceId}`),
  sites: (region: Region) => `/app/${region}/automations`,
  /** The billing, with a dialog. `addon`: the add-on that the dialog begins with. */
  billing: (
    region: Region,
    dialog?: 'upgrade' | 'topup' | 'modify' | 'payment',
    { addon }: { addon?: AddonKey } = {},
  ) =>
    `/app/${region}/billing${dialog ? `?${new URLSearchParams({ dialog, ...(addon && { addon }) })}` : ''}`,
  usage: (region: Region) => `/app/${region}/usage`,
  receipt: (region: Region, lease: string, messageId: string) =>
    `/app/${region}/usage/receipts/${encodeURIComponent(lease)}${messageId && `?message=${encodeURIComponent(messageId)}`}`,
  /** `seq`: the movement's number in the ledger. */
  credit: (region: Region, seq: number) => `/app/${region}/usage/credit/${seq}`,
  workspace: (region: Region, purpose?: 'invite') =>
    `/app/${region}/workspace${purpose ? `?${purpose}` : ''}`,
  invite: (workspaceId: string) => `/no-auth/workspaces/${workspaceId}/invite`,
  signIn: (redirect: string) => `/login?redirect=${encodeURIComponent(redirect)}`,
} as const
