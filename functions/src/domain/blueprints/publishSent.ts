import type { Said } from '../../shared/refusals.ts'
import type { Caller } from '../actor.ts'
import { publishAgent } from '../agents/publishAgent.ts'
import type { AgentRef } from '../agents/AgentRef.ts'
import { AppError } from '../AppError.ts'
import type { Ports } from '../ports.ts'

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
