import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { addPair } from '../sources/addPair.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { clearUnanswered, restoreUnanswered } from './clearUnanswered.ts'
import { settleQuestion } from './settledQuestions.ts'

interface Taught extends AgentRef {
  question: string
  answer: string
  /** The key of the unanswered questions that this handles. */
  key?: string | undefined
}

/** Saves the answer to a question as a pair, and removes the question from the unanswered ones. */
export async function teachAnswer(
  { ports }: { ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'> },
  caller: Caller,
  { region, agentId, question, answer, key }: Taught,
) {
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', { region, agentId })
  const sourceId = await addPair(ports, { region, agentId }, { question, answer, workspaceId })
  if (key) await settleQuestion({ region, agentId }, key, ports.now())
  await clearUnanswered({ region, agentId }, { question, key }, 'taught')
  return { sourceId }
}

interface Dismissed extends AgentRef {
  key: string
  question?: string | undefined
  isDismissed: boolean
}

/** Removes a question from the unanswered ones without an answer, or lists it again. */
export async function dismissUnanswered(
  { ports }: { ports: Pick<Ports, 'now'> },
  caller: Caller,
  { region, agentId, key, question, isDismissed }: Dismissed,
) {
  await authorizeForAgent(caller, 'changeKnowledge', { region, agentId })
  await settleQuestion({ region, agentId }, key, isDismissed ? ports.now() : undefined)
  if (isDismissed) await clearUnanswered({ region, agentId }, { question, key }, 'dismissed')
  else await restoreUnanswered({ region, agentId }, { question, key })
  return { success: true } as const
}
