import type { Agent } from '../../../shared/agents/agent.ts'
import type { Organisation } from '../../../shared/agencies/organisation.ts'
import type { Approval } from '../../../shared/agents/review.ts'
import type { Runtime } from '../../../shared/agents/runtime.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { approvalHash } from './approvalHash.ts'

interface Publishing {
  agent: Agent
  runtime: Pick<Runtime, 'approvals'>
  /** The organisation that the agent belongs to, if any. */
  org: Organisation | undefined
  /** Why it is published without a required approval; empty where the caller does not want that. */
  reason: string
}

/** The fields of a version about its approval. */
export interface Approved {
  approval: Approval | null
  reason: string
}

/**
 * Returns the approval of exactly this draft by a client of its organisation. Where the organisation requires
 * one and it is missing, only the owner of the workspace may publish, with a reason; throws AppError
 * 'failed-precondition' otherwise.
 */
export async function requireApproval(
  caller: Caller,
  ref: AgentRef,
  { agent, runtime, org, reason }: Publishing,
): Promise<Approved> {
  const hash = approvalHash(agent)
  const isRequired = org?.settings.approvalRequired === true
  const approval =
    runtime.approvals.find(
      (one) => one.hash === hash && one.orgId === org?.ID && !(isRequired && one.isOwn),
    ) ?? null
  if (approval || !isRequired) return { approval, reason: '' }
  if (reason === '') throw new AppError('failed-precondition', 'approvalNeeded')
  await authorizeForAgent(caller, 'publishUnapproved', ref)
  return { approval: null, reason }
}
