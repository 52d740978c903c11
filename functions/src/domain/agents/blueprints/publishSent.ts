import type { KeyedRefusal } from '../../../shared/errors/refusals.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { publishAgent } from '../publishAgent.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/** The result for an agent's draft; `refusal` is the reason where it has `failed`. */
export interface Publication {
  outcome: 'sent' | 'draft' | 'failed'
  refusal?: KeyedRefusal
}

/** Refusals that leave the draft unpublished: a client must approve it, or a person has changed it since. */
const leaving: readonly (string | undefined)[] = ['approvalNeeded', 'draftHasChanged']

/**
 * Publishes the draft that a commit has made of an agent, by its fingerprint, and no other. A refusal does
 * not stop the other agents.
 */
export async function publishSent(
  ports: Ports,
  caller: Caller,
  ref: AgentRef,
  meant: string,
): Promise<Publication> {
  try {
    await publishAgent(ports, caller, { ...ref, meant })
    return { outcome: 'sent' }
  } catch (error) {
    if (error instanceof AppError && leaving.includes(error.refusal?.key)) return { outcome: 'draft' }
    return failureOf(error)
  }
}

/** Returns the refusal of one agent. Rethrows faults and errors that concern the caller. */
export function failureOf(error: unknown): Publication {
  if (!(error instanceof AppError) || !error.refusal || !ofOneAgent.includes(error.code)) throw error
  return { outcome: 'failed', refusal: error.refusal }
}

const ofOneAgent: readonly string[] = ['not-found', 'invalid-argument', 'failed-precondition', 'unavailable']
