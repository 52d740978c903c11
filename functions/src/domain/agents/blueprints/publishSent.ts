import type { Said } from '../../../shared/errors/refusals.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { publishAgent } from '../publishAgent.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/** What became of an agent's draft; `refusal` says why it `failed`. */
export interface Publication {
  outcome: 'sent' | 'draft' | 'failed'
  refusal?: Said
}

/** What leaves a draft as it is: a client must approve it, or somebody has changed it since. */
const leaving: readonly (string | undefined)[] = ['approvalNeeded', 'draftHasChanged']

/**
 * Shows visitors the draft that a commit has made of an agent, by its fingerprint, and no other. What refuses
 * it keeps no other agent from being published.
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
    if (error instanceof AppError && leaving.includes(error.said?.key)) return { outcome: 'draft' }
    return failureOf(error)
  }
}

/** The refusal of one agent's part. Throws again what is a fault, or about whoever asks. */
export function failureOf(error: unknown): Publication {
  if (!(error instanceof AppError) || !error.said || !ofOneAgent.includes(error.code)) throw error
  return { outcome: 'failed', refusal: error.said }
}

const ofOneAgent: readonly string[] = ['not-found', 'invalid-argument', 'failed-precondition', 'unavailable']
