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
  /** Of the questions not answered that this settles. */
  key?: string | undefined
}

/** Gives the agent the answer to a question, word for word, and takes the question off the list. */
export async function teachAnswer(
  { ports }: { ports: Pick<Ports, 'embeddings' | 'now' | 'tasks'> },
  caller: Caller,
  { region, agentId, question, answer, key }: Taught,
) {
  const { workspaceId } = await authorizeForAgent(caller, 'changeKnowledge', { region, agentId })
  const sourceId = await addPair(ports, { region, agentId }, { question, answer, workspaceId })
  if (key) await settleQuestion({ region, agentId }, key, ports.now())
  await clearUnanswered({ region, agentId }, { question, key })
  return { sourceId }
}

interface Dismissed extends AgentRef {
  key: string
  question?: string | undefined
  isDismissed: boolean
}

/** Takes a question off the list without an answer, or brings it back. */
export async function dismissUnanswered(
  { ports }: { ports: Pick<Ports, 'now'> },
  caller: Caller,
  { region, agentId, key, question, isDismissed }: Dismissed,
) {
  await authorizeForAgent(caller, 'changeKnowledge', { region, agentId })
  await settleQuestion({ region, agentId }, key, isDismissed ? ports.now() : undefined)
  const change = isDismissed ? clearUnanswered : restoreUnanswered
  await change({ region, agentId }, { question, key })
  return { success: true } as const
}
