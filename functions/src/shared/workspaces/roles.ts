import type { Member } from './workspace.ts'
import type { RefusalKey } from '../errors/refusals.ts'

/** What somebody is in a workspace. */
export type Role = Member['role']

/** Whoever acts, as the server has proved it. `pages` are those of a client's dashboard, as `/convos`. */
export type Actor =
  | { kind: 'person'; uid: string }
  | { kind: 'member'; uid: string; role: Role }
  | {
      kind: 'client'
      uid: string
      pages: readonly string[]
      isOrgAdmin?: boolean
      /** A narrower list than the agents of his organisation. */
      agents?: readonly string[]
      /** His organisation leaves conversations to the agent and the workspace. */
      isHandoffOff?: boolean
    }
  /** The owner, looking at a client's dashboard. */
  | { kind: 'impersonator'; uid: string; pages: readonly string[]; isActing: boolean }
  /** A program that holds the workspace's secret. */
  | { kind: 'workspaceSecret'; uid: string }
  /** A program that holds the agent's key. */
  | { kind: 'agentKey'; uid: string }

interface Grant {
  /** What is acted on; `account` is one's own. */
  on: 'account' | 'workspace' | 'organisation' | 'agent'
  roles: readonly Role[]
  /** Clients whose dashboard has one of these pages. */
  pages?: readonly string[]
  /** Speaks in somebody's name: nothing for whoever only looks on, or whose organisation wants it so. */
  isSpeaking?: true
  /** Changes something: an impersonator must have said that he acts. */
  isChange?: true
  /** Clients of the organisation: all of them, or those that its administrators are. */
  clients?: 'all' | 'admins'
  keys?: readonly ('workspaceSecret' | 'agentKey')[]
  /** Sends mail in somebody's name: his own address must be confirmed. */
  needsConfirmedAddress?: true
  /** Said to a member whose role does not suffice. */
  refusal?: RefusalKey
}

const everyMember = ['owner', 'member'] as const
const members = { roles: everyMember } as const
const owner = { roles: ['owner'] } as const
const payers = { roles: everyMember, keys: ['workspaceSecret'] } as const
/** A client's two pages of what an agent is told: its nodes as a drawing, and as a page to read. */
const instructionPages = ['/prompt', '/nodes'] as const
const builderPages = ['/prompt', '/nodes', '/settings', '/voice', '/kb'] as const

/**
 * Who may do what. The domain decides by it, screens offer no more, and `firestore.rules` say the same of
 * what browsers read and write themselves.
 */
export const abilities = {
  createAccount: { on: 'account', roles: [] },
  createWorkspace: { on: 'account', roles: [] },
  joinWorkspace: { on: 'account', roles: [] },
  endSessions: { on: 'account', roles: [] },

  readWorkspace: { on: 'workspace', ...members },
  changeWorkspace: { on: 'workspace', ...members },
  changeCannedReplies: { on: 'workspace', ...members },
  changeInboxViews: { on: 'workspace', ...members },
  inviteMembers: { on: 'workspace', ...members, needsConfirmedAddress: true },
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
  createAgent: { on: 'workspace', ...members },
  receiveAgent: { on: 'workspace', ...owner, refusal: 'ownerTransfersAgents' },
  /** Tools of its agents, and what they sign in with. */
  changeTools: { on: 'workspace', ...members },
  /** Whose bookings are mailed to any address that they name. */
  changeCalendars: { on: 'workspace', ...members, needsConfirmedAddress: true },
  /** Its own keys for vendors of models. */
  changeModelKeys: { on: 'workspace', ...members },
  readBilling: { on: 'workspace', ...payers },
  changeCard: { on: 'workspace', ...payers },
  buyCredit: { on: 'workspace', ...payers },
  changeSubscription: { on: 'workspace', ...payers },
  changeRecharge: { on: 'workspace', ...members },
  transferCredit: { on: 'workspace', ...members },

  manageAgency: { on: 'workspace', ...members },
  mailDnsInstructions: { on: 'workspace', ...members, needsConfirmedAddress: true },
  startTrial: { on: 'workspace', ...owner, needsConfirmedAddress: true },
  manageClients: { on: 'workspace', ...members },
  readOrganisation: { on: 'organisation', ...members, clients: 'all' },
  /** Its name and picture. */
  describeOrganisation: { on: 'organisation', ...members, clients: 'admins', refusal: 'notAnAdmin' },
  changeOrganisation: { on: 'organisation', ...members, refusal: 'notAnAdmin' },
  addClients: { on: 'organisation', ...members, clients: 'admins', refusal: 'notAnAdmin' },
  changeClients: { on: 'organisation', ...members, refusal: 'notAnAdmin' },
  /** Whether its agents are published only with a client's approval. */
  requireApproval: { on: 'organisation', ...owner, refusal: 'ownerRequiresApproval' },
  impersonate: { on: 'organisation', ...owner, refusal: 'ownerImpersonates' },

  readAgent: { on: 'agent', ...members, pages: builderPages },
  changeAgent: { on: 'agent', ...members, keys: ['agentKey', 'workspaceSecret'] },
  readDescription: { on: 'agent', ...members, pages: ['/settings'] },
  /** The few fields of its looks and words that clients may change. */
  describeAgent: { on: 'agent', ...members, pages: ['/settings'], isChange: true },
  /** Each of a client's two pages is given by itself. */
  openCanvas: { on: 'agent', ...members, pages: ['/prompt'] },
  openPrompt: { on: 'agent', ...members, pages: ['/nodes'] },
  /** The draft of its nodes, and what they name. */
  readInstructions: { on: 'agent', ...members, pages: instructionPages },
  /** Its prompt, its nodes, and how it thinks; of tools a client uses only those that it has been given. */
  changeInstructions: {
    on: 'agent',
    ...members,
    keys: ['agentKey', 'workspaceSecret'],
    pages: instructionPages,
    isChange: true,
  },
  publishAgent: { on: 'agent', ...members },
  askForApproval: { on: 'agent', ...members },
  /** What changes of a draft, and what is said of it; of clients only those who are asked. */
  reviewDraft: { on: 'agent', ...members, clients: 'all' },
  /** Only a client does it himself, never somebody who looks through his eyes. */
  decideReview: { on: 'agent', roles: [], clients: 'all' },
  publishUnapproved: { on: 'agent', ...owner, refusal: 'ownerPublishesUnapproved' },
  /** How its accounts of channels are: whoever answers by them is told why nothing leaves. */
  readChannels: { on: 'agent', ...members, pages: ['/channels', '/convos'] },
  /** A client's page of them. */
  seeChannels: { on: 'agent', ...members, pages: ['/channels'] },
  /** Which accounts of channels it answers. */
  changeChannels: { on: 'agent', ...members, keys: ['workspaceSecret'] },
  deleteAgent: { on: 'agent', ...members },
  /** To another workspace that is his, too. */
  transferAgent: { on: 'agent', ...owner, refusal: 'ownerTransfersAgents' },
  renewAgentKey: { on: 'agent', ...members },
  testAgent: { on: 'agent', ...members },
  readKnowledge: { on: 'agent', ...members, pages: ['/kb'] },
  changeKnowledge: { on: 'agent', ...members },
  /** A client's first page, whose parts need abilities of their own. */
  seeClientHome: { on: 'agent', ...members, pages: ['/home'] },
  readConversations: { on: 'agent', ...members, pages: ['/convos'] },
  /** Seen or not, and tags. */
  markConversations: { on: 'agent', ...members, pages: ['/convos'], isChange: true },
  answerVisitors: { on: 'agent', ...members, pages: ['/convos'], isSpeaking: true },
  writeNotes: { on: 'agent', ...members },
  exportConversations: { on: 'agent', ...members },
  mailTranscripts: { on: 'agent', ...members, needsConfirmedAddress: true },
  correctAnswers: { on: 'agent', ...members },
  readVisits: { on: 'agent', ...members, pages: ['/analytics'] },
  /** Figures of what happened, without anybody's words. */
  readActivity: { on: 'agent', ...members, pages: ['/analytics'] },
  readLeads: { on: 'agent', ...members, pages: ['/leads'] },
  changeLeads: { on: 'agent', ...members, pages: ['/leads'], isChange: true },
  deleteLeads: { on: 'agent', ...members },
} as const satisfies Record<string, Grant>

export type Ability = keyof typeof abilities
/** The abilities over one kind of thing. */
export type AbilityOn<Kind extends Grant['on']> = {
  [Name in Ability]: (typeof abilities)[Name]['on'] extends Kind ? Name : never
}[Ability]

/** Whether somebody may do it, given that the thing acted on is one of his. */
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

/** The same for somebody of whom only his role in the workspace is known. */
export function roleMay(role: Role, ability: Ability): boolean {
  return may({ kind: 'member', uid: '', role }, ability)
}

/** Whether only somebody with a confirmed address may do it. */
export function needsConfirmedAddress(ability: Ability): boolean {
  const grant: Grant = abilities[ability]
  return grant.needsConfirmedAddress ?? false
}

/** What a member is told who may not. */
export function refusalOf(ability: Ability): RefusalKey | undefined {
  const grant: Grant = abilities[ability]
  return grant.refusal
}

/** An open invite is taken back by the owner, or by whoever sent it. */
export function canRevokeInvite(role: Role, uid: string, invite: { by: string }): boolean {
  return roleMay(role, invite.by === uid ? 'revokeOwnInvites' : 'revokeInvites')
}

/** A workspace is deleted by its owner, and never the personal one, which belongs to the account. */
export function canDeleteWorkspace(role: Role, uid: string, workspaceId: string): boolean {
  return roleMay(role, 'deleteWorkspace') && workspaceId !== uid
}
