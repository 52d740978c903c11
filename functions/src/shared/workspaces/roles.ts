import type { Member } from './workspace.ts'
import type { RefusalKey } from '../errors/refusals.ts'

/** The role of a member in a workspace. */
export type Role = Member['role']

/** The authenticated caller. `pages` are those of a client's dashboard, as `/convos`. */
export type Actor =
  | { kind: 'person'; uid: string }
  | { kind: 'member'; uid: string; role: Role }
  | {
      kind: 'client'
      uid: string
      pages: readonly string[]
      isOrgAdmin?: boolean
      /** Narrows the agents of the client's organisation. */
      agents?: readonly string[]
      /** The organisation leaves conversations to the agent and the workspace. */
      isHandoffOff?: boolean
    }
  /** The owner, viewing a client's dashboard. */
  | { kind: 'impersonator'; uid: string; pages: readonly string[]; isActing: boolean }
  /** A program with the workspace's secret. */
  | { kind: 'workspaceSecret'; uid: string }
  /** A program with the agent's key. */
  | { kind: 'agentKey'; uid: string }

interface Grant {
  /** The kind of the resource; `account` is the caller's own. */
  on: 'account' | 'workspace' | 'organisation' | 'agent'
  roles: readonly Role[]
  /** Pages, of which a client's dashboard must have one. */
  pages?: readonly string[]
  /**
   * Speaks as the organisation: refused to an impersonator who only views, and to clients whose organisation
   * disables it.
   */
  isSpeaking?: true
  /** A change: an impersonator must have switched to acting. */
  isChange?: true
  /** Clients of the organisation: all of them, or its administrators. */
  clients?: 'all' | 'admins'
  keys?: readonly ('workspaceSecret' | 'agentKey')[]
  /** Sends email in the caller's name, so the caller's own email must be verified. */
  needsVerifiedEmail?: true
  /** The refusal for a member whose role is not sufficient. */
  refusal?: RefusalKey
}

const everyMember = ['owner', 'member'] as const
const members = { roles: everyMember } as const
const owner = { roles: ['owner'] } as const
const payers = { roles: everyMember, keys: ['workspaceSecret'] } as const
/** A client's two pages of an agent's instructions: the nodes as a canvas, and the prompt. */
const instructionPages = ['/prompt', '/nodes'] as const

/**
 * The rights of all callers. The domain decides by this table, screens show only what it allows, and
 * `firestore.rules` repeat it for direct reads and writes of browsers.
 */
export const abilities = {
  createAccount: { on: 'account', roles: [] },
  createWorkspace: { on: 'account', roles: [] },
  joinWorkspace: { on: 'account', roles: [] },

  readWorkspace: { on: 'workspace', ...members },
  changeWorkspace: { on: 'workspace', ...members },
  changeCannedReplies: { on: 'workspace', ...members },
  changeInboxViews: { on: 'workspace', ...members },
  inviteMembers: { on: 'workspace', ...members, needsVerifiedEmail: true },
  revokeOwnInvites: { on: 'workspace', ...members },
  revokeInvites: {
    on: 'workspace',
    ...owner,
    refusal: 'takesInvitesBack',
  },
  removeMembers: { on: 'workspace', ...owner, refusal: 'ownerRemoves' },
  leaveWorkspace: {
    on: 'workspace',
    roles: ['member'],
    refusal: 'ownerCannotLeave',
  },
  deleteWorkspace: { on: 'workspace', ...owner, refusal: 'ownerDeletes' },
  renewWorkspaceSecret: {
    on: 'workspace',
    ...owner,
    refusal: 'ownerMakesSecret',
  },
  changeEvents: { on: 'workspace', ...owner, refusal: 'ownerChangesEvents' },
  /** Says that the owner has seen which keys were renewed or shown. */
  confirmKeyNotices: { on: 'workspace', ...owner },
  createAgent: { on: 'workspace', ...members },
  receiveAgent: { on: 'workspace', ...owner, refusal: 'ownerTransfersAgents' },
  /** Tools and their credentials. */
  changeTools: { on: 'workspace', ...members },
  /** Bookings send emails to any address that a calendar names. */
  changeCalendars: { on: 'workspace', ...members, needsVerifiedEmail: true },
  /** The workspace's own model keys. */
  changeModelKeys: { on: 'workspace', ...members },
  /** The custom themes that agents may use. */
  changeThemes: { on: 'workspace', ...members },
  readBilling: { on: 'workspace', ...payers },
  changeCard: { on: 'workspace', ...payers },
  buyCredit: { on: 'workspace', ...payers },
  changeSubscription: { on: 'workspace', ...payers },
  changeRecharge: { on: 'workspace', ...members },
  transferCredit: { on: 'workspace', ...members },

  manageAgency: { on: 'workspace', ...members },
  /** The account that receives what clients pay. */
  connectSeller: { on: 'workspace', ...owner, needsVerifiedEmail: true, refusal: 'ownerConnectsSeller' },
  mailDnsInstructions: { on: 'workspace', ...members, needsVerifiedEmail: true },
  startTrial: { on: 'workspace', ...owner, needsVerifiedEmail: true },
  manageClients: { on: 'workspace', ...members },
  /** Says that the clients of a former member are still welcome. */
  confirmClients: { on: 'workspace', ...owner },
  readOrganisation: { on: 'organisation', ...members, clients: 'all' },
  /** The organisation's name and picture. */
  describeOrganisation: { on: 'organisation', ...members, clients: 'admins', refusal: 'notAnAdmin' },
  changeOrganisation: { on: 'organisation', ...members, refusal: 'notAnAdmin' },
  addClients: { on: 'organisation', ...members, clients: 'admins', refusal: 'notAnAdmin' },
  changeClients: { on: 'organisation', ...members, refusal: 'notAnAdmin' },
  /** An administrator pays with the card of the organisation, and may be a member with another mailbox. */
  makeAdministrators: { on: 'organisation', ...owner, refusal: 'ownerMakesAdmins' },
  /** Whether its agents are published only with a client's approval. */
  requireApproval: { on: 'organisation', ...owner, refusal: 'ownerRequiresApproval' },
  /** Cards and purchases of a client's organisation. */
  payAgency: { on: 'organisation', roles: [], clients: 'admins', refusal: 'notAnAdmin' },
  /** The figures of an organisation's month, and the conversations behind them. */
  readValueReport: { on: 'organisation', ...members, pages: ['/analytics'] },
  listReportConversations: { on: 'organisation', ...members, pages: ['/convos'] },
  impersonate: { on: 'organisation', ...owner, refusal: 'ownerImpersonates' },

  readAgent: { on: 'agent', ...members, pages: instructionPages },
  /** The costs, models and tokens of answers, which tell an agency's margin. */
  readCosts: { on: 'agent', ...members },
  /** The prices that a client has paid for answers. */
  readPrices: { on: 'agent', roles: [], pages: ['/convos'] },
  changeAgent: { on: 'agent', ...members, keys: ['agentKey', 'workspaceSecret'] },
  readDescription: { on: 'agent', ...members, pages: ['/settings'] },
  /** The few settings and texts that clients may change. */
  describeAgent: { on: 'agent', ...members, pages: ['/settings'], isChange: true },
  /** Each of a client's two pages is granted separately. */
  openCanvas: { on: 'agent', ...members, pages: ['/prompt'] },
  openPrompt: { on: 'agent', ...members, pages: ['/nodes'] },
  /** The draft of the nodes, and the names that it uses. */
  readInstructions: { on: 'agent', ...members, pages: instructionPages },
  /** The prompt, the nodes and the model settings; a client can use only tools that they were given. */
  changeInstructions: {
    on: 'agent',
    ...members,
    keys: ['agentKey', 'workspaceSecret'],
    pages: instructionPages,
    isChange: true,
  },
  publishAgent: { on: 'agent', ...members },
  requestApproval: { on: 'agent', ...members },
  /** Changes of a draft and their comments; of clients, only for those who were asked. */
  reviewDraft: { on: 'agent', ...members, clients: 'all' },
  /** Only the client themselves, never an impersonator. */
  decideReview: { on: 'agent', roles: [], clients: 'all' },
  publishUnapproved: { on: 'agent', ...owner, refusal: 'ownerPublishesUnapproved' },
  /** The state of channel accounts: operators see why nothing is sent. */
  readChannels: { on: 'agent', ...members, pages: ['/channels', '/convos'] },
  /** The client's page of channels. */
  seeChannels: { on: 'agent', ...members, pages: ['/channels'] },
  /** Connects and disconnects channel accounts. */
  changeChannels: { on: 'agent', ...members, keys: ['workspaceSecret'] },
  deleteAgent: { on: 'agent', ...members },
  /** Requires that the target workspace is also the owner's. */
  transferAgent: { on: 'agent', ...owner, refusal: 'ownerTransfersAgents' },
  renewAgentKey: { on: 'agent', ...members },
  testAgent: { on: 'agent', ...members },
  readKnowledge: { on: 'agent', ...members, pages: ['/kb'] },
  changeKnowledge: { on: 'agent', ...members },
  /** A client's first page, whose parts require abilities of their own. */
  seeClientHome: { on: 'agent', ...members, pages: ['/home'] },
  readConversations: { on: 'agent', ...members, pages: ['/convos'] },
  /** Read state and tags. */
  markConversations: { on: 'agent', ...members, pages: ['/convos'], isChange: true },
  answerVisitors: { on: 'agent', ...members, pages: ['/convos'], isSpeaking: true },
  writeNotes: { on: 'agent', ...members },
  exportConversations: { on: 'agent', ...members },
  mailTranscripts: { on: 'agent', ...members, needsVerifiedEmail: true },
  correctAnswers: { on: 'agent', ...members },
  readVisits: { on: 'agent', ...members, pages: ['/analytics'] },
  /** Counts without anyone's words. */
  readActivity: { on: 'agent', ...members, pages: ['/analytics'] },
  readLeads: { on: 'agent', ...members, pages: ['/leads'] },
  changeLeads: { on: 'agent', ...members, pages: ['/leads'], isChange: true },
  deleteLeads: { on: 'agent', ...members },
} as const satisfies Record<string, Grant>

export type Ability = keyof typeof abilities
/** The abilities on one kind of resource. */
export type AbilityOn<Kind extends Grant['on']> = {
  [Name in Ability]: (typeof abilities)[Name]['on'] extends Kind ? Name : never
}[Ability]

/** Returns whether a caller has an ability, given that the resource is one of theirs. */
export function may(actor: Actor, ability: Ability): boolean {
  const grant: Grant = abilities[ability]
  switch (actor.kind) {
    case 'person':
      return grant.on === 'account'
    case 'member':
      return grant.roles.includes(actor.role)
    case 'client':
      if (grant.clients === 'all' || (grant.clients === 'admins' && actor.isOrgAdmin)) return true
      if (grant.isSpeaking && actor.isHandoffOff) return false
      return actor.pages.some((page) => grant.pages?.includes(page))
    case 'impersonator':
      if (grant.isSpeaking || (grant.isChange && !actor.isActing)) return false
      return actor.pages.some((page) => grant.pages?.includes(page))
    case 'workspaceSecret':
    case 'agentKey':
      return grant.keys?.includes(actor.kind) ?? false
    default:
      return actor satisfies never
  }
}

/** Returns whether a role includes an ability. */
export function roleMay(role: Role, ability: Ability): boolean {
  return may({ kind: 'member', uid: '', role }, ability)
}

/** Returns whether an ability requires a verified email. */
export function needsVerifiedEmail(ability: Ability): boolean {
  const grant: Grant = abilities[ability]
  return grant.needsVerifiedEmail ?? false
}

/** Returns the refusal for a member without the ability. */
export function refusalOf(ability: Ability): RefusalKey | undefined {
  const grant: Grant = abilities[ability]
  return grant.refusal
}

/** Returns whether a member may revoke an invite: the owner may, and the sender. */
export function canRevokeInvite(role: Role, uid: string, invite: { by: string }): boolean {
  return roleMay(role, invite.by === uid ? 'revokeOwnInvites' : 'revokeInvites')
}

/**
 * Returns whether a member may delete a workspace: the owner may, except for the personal one, which belongs
 * to the account.
 */
export function canDeleteWorkspace(role: Role, uid: string, workspaceId: string): boolean {
  return roleMay(role, 'deleteWorkspace') && workspaceId !== uid
}
