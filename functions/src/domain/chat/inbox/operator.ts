import { z } from 'zod'
import { clientIdOf, clientSchema } from '../../../shared/agencies/client.ts'
import type { AbilityOn } from '../../../shared/workspaces/roles.ts'
import { memberSchema } from '../../../shared/workspaces/workspace.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { InboxNeeds } from './InboxNeeds.ts'
import { retentionOf } from '../conversations/retention.ts'

export interface ConversationInput extends AgentRef {
  conversationId: string
}

export interface Operator {
  uid: string
  /** The name that visitors see. */
  name: string
  workspaceId: string
  /** A member of the workspace, who may assign conversations to colleagues. */
  isMember: boolean
}

const testSchema = z.object({ isTest: z.boolean().default(false) })

/**
 * Returns the caller as an operator with this ability; throws AppError 'permission-denied' for others. Test
 * chats show the draft and its tools, so for clients they do not exist: throws AppError 'not-found'.
 */
export async function requireOperator(
  caller: Caller,
  ability: AbilityOn<'agent'>,
  { region, agentId, conversationId }: AgentRef & Partial<ConversationInput>,
): Promise<Operator> {
  const { workspaceId, actor } = await authorizeForAgent(caller, ability, { region, agentId })
  const isMember = actor.kind !== 'client'
  if (!isMember && conversationId !== undefined) await requireNoTest({ region, agentId, conversationId })
  const name = isMember
    ? await nameOfMember(region, workspaceId, caller.uid, caller.name)
    : await nameOfClient(region, caller.uid)
  return { uid: caller.uid, name, workspaceId, isMember }
}

async function requireNoTest({ region, agentId, conversationId }: ConversationInput): Promise<void> {
  const stored = await readDocument(region, paths.conversation(agentId, conversationId), testSchema)
  if (stored?.data.isTest) throw new AppError('not-found')
}

async function nameOfClient(region: AgentRef['region'], uid: string): Promise<string> {
  const client = await readDocument(region, paths.client(clientIdOf(region, uid)), clientSchema)
  return client?.data.name ?? ''
}

/** Returns the retention settings of an agent's conversations; the published agent decides, not the draft. */
export async function retentionIn(
  needs: InboxNeeds,
  { region, agentId }: AgentRef,
): Promise<ReturnType<typeof retentionOf>> {
  const servedAgent = await needs.agents.readPublished(region, agentId)
  return servedAgent ? retentionOf(servedAgent) : { recordHistory: true }
}

/**
 * Returns a member's name, else `accountName` from the identity provider, else the part of their email before
 * the @; empty for others.
 */
export async function nameOfMember(
  region: AgentRef['region'],
  workspaceId: string,
  uid: string,
  accountName = '',
): Promise<string> {
  const member = await readDocument(region, paths.member(workspaceId, uid), memberSchema)
  return member ? member.data.name || accountName || (member.data.email.split('@')[0] ?? '') : ''
}
