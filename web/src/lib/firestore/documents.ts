import type { WorkspaceEvent } from '@parley/functions/shared/workspaces/workspaceEvents'
import type { SignUps } from '@parley/functions/shared/agencies/signUp'
import type { Access } from '@parley/functions/shared/workspaces/access'
import type { Agency, PublicBranding } from '@parley/functions/shared/agencies/agency'
import type { AgencyTab, TabContent } from '@parley/functions/shared/agencies/agencyTab'
import type { Agent } from '@parley/functions/shared/agents/agent'
import type { AutoRecharge, Billing, Purchase } from '@parley/functions/shared/billing/billing'
import type { Catalogue } from '@parley/functions/shared/billing/catalogue'
import type { AnyRecord } from '@parley/functions/shared/channels/channelRecords'
import type {
  DiscordChannel,
  MetaPage,
  TelegramBot,
  WhatsappNumber,
} from '@parley/functions/shared/channels/channels'
import type { Client } from '@parley/functions/shared/agencies/client'
import type { Conversation, ConversationPage, Passage } from '@parley/functions/shared/chat/conversation'
import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { OrganisationLogEntry } from '@parley/functions/shared/agencies/organisationLog'
import type { Blueprint, BlueprintLink, BlueprintSend } from '@parley/functions/shared/agents/blueprint'
import type { CannedReply, InboxView, Note } from '@parley/functions/shared/chat/inbox'
import type { Invite } from '@parley/functions/shared/workspaces/invites'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Lead } from '@parley/functions/shared/chat/leads'
import type { maxAgents } from '@parley/functions/shared/limits'
import type { Notice } from '@parley/functions/shared/agencies/notices'
import type { Organisation, OrganisationNames } from '@parley/functions/shared/agencies/organisation'
import type { Presence } from '@parley/functions/shared/chat/presence'
import type { StoredFlow } from '@parley/functions/shared/flow/flow'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Review, ReviewComment } from '@parley/functions/shared/agents/review'
import type { SavedTest } from '@parley/functions/shared/agents/savedTests'
import type { SiteChanges, SitePage } from '@parley/functions/shared/knowledge/sites'
import type { LedgerEntry, Usage, Wallet } from '@parley/functions/shared/billing/wallet'
import type { McpServer } from '@parley/functions/shared/tools/mcp'
import type { Appointment, Calendar } from '@parley/functions/shared/tools/calendar/calendars'
import type { Credential, Tool } from '@parley/functions/shared/tools/tools'
import type { ModelKeys } from '@parley/functions/shared/models/modelKeys'
import type { SavedThemes } from '@parley/functions/shared/themes/savedThemes'
import type { FormerMember, Member, Workspace } from '@parley/functions/shared/workspaces/workspace'

/** The documents that a browser reads directly. */
export interface DocumentTypes {
  access: Access
  workspace: Workspace
  wallet: Wallet
  agent: Agent
  flow: StoredFlow
  knowledge: KnowledgeSource
  sitePage: SitePage & { ID: string }
  siteChanges: SiteChanges
  conversation: Conversation
  conversationRow: ConversationRow
  conversationPage: ConversationPage
  passage: Passage
  note: Note
  presence: Presence
  lead: Lead
  savedTest: SavedTest
  cannedReply: CannedReply
  inboxView: InboxView
  member: Member
  formerMember: FormerMember
  invite: Invite
  billing: Billing
  autoRecharge: AutoRecharge
  purchase: Purchase
  catalogue: Catalogue
  usage: Usage
  ledgerEntry: LedgerEntry
  agency: Agency
  agencyTab: AgencyTab
  tabContent: TabContent
  publicBranding: PublicBranding
  organisation: Organisation
  organisationNames: OrganisationNames
  signUps: SignUps
  workspaceEvent: WorkspaceEvent & { ID: string }
  client: Client
  organisationLogEntry: OrganisationLogEntry
  notice: Notice & { ID: string }
  blueprint: Blueprint & { ID: string }
  blueprintLink: BlueprintLink & { ID: string }
  blueprintSend: BlueprintSend
  review: Review
  reviewComment: ReviewComment
  tool: Tool
  credential: Credential
  mcpServer: McpServer
  modelKeys: ModelKeys
  savedThemes: SavedThemes
  channelRecord: AnyRecord
  telegramBot: TelegramBot
  waNumber: WhatsappNumber
  metaPage: MetaPage
  discordChannel: DiscordChannel
  calendar: Calendar
  appointment: Appointment
}
export type DocumentKind = keyof DocumentTypes

/** The fields of documents in the first view: few enough to be checked without the schemas. */
export interface InitialTypes {
  access: Access
  workspace: Pick<
    Workspace,
    'workspaceName' | 'workspacePhotoURL' | 'agentCount' | 'joinedAt' | 'agencyId'
  > & {
    internal: Parameters<typeof maxAgents>[0]['internal'] & {
      isPayAsYouGo: boolean
      isAgentOnboardingDone: boolean
    }
  }
  wallet: Pick<Wallet, 'balance' | 'leased' | 'level'>
}

/** The fields of an agent in a row of the list. */
export type InitialAgent = Pick<
  Agent,
  | 'ID'
  | 'title'
  | 'description'
  | 'primaryColor'
  | 'lastModified'
  | 'publishedVersion'
  | 'publishedFingerprint'
> & { fields: Record<string, unknown> }

export interface DocumentLocation {
  region: Region
  path: string
}

type EqualFilter = readonly [field: string, value: string | boolean]

/** A field with its value, for equality; other comparisons name their operator. */
export type Filter =
  | EqualFilter
  | readonly [field: string, values: readonly string[], operator: '==' | 'in']
  | readonly [field: string, value: string, operator: 'array-contains']
  | readonly [field: string, value: number, operator: '>']

export interface ListLocation extends DocumentLocation {
  filters?: readonly Filter[]
  newestBy: string
  /** All lists of the database whose last segment is `path`. */
  isGroup?: boolean
  /** Sorts the oldest first. */
  isOldestFirst?: boolean
  /** The rules refuse more than 100, of tools more than 200. */
  count: number
  /** The value of `newestBy` at the end of the previous page. */
  after?: number
  /** The document at that end, because others may have the same value. */
  afterId?: string
}

/** The position after which the next page begins. */
export type ListEnd = Required<Pick<ListLocation, 'after' | 'afterId'>>

/** A list of the first view, simple enough to be read without the SDK. */
export interface InitialListQuery extends ListLocation {
  filters: readonly [EqualFilter]
}

export interface ListResult<T> {
  items: T[]
  brokenIds: string[]
  /** Undefined when the list is complete. */
  end?: ListEnd | undefined
}
