import type { Caller } from '../actor.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { authorize } from '../authorize.ts'
import { addPair } from '../knowledge/addPair.ts'
import type { Ports } from '../ports.ts'
import { markSettled } from './markSettled.ts'
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
  const { workspaceId } = await authorize(caller, 'changeKnowledge', { region, agentId })
  const sourceId = await addPair(ports, { region, agentId }, { question, answer, workspaceId })
  const at = ports.now()
  if (key) {
    await settleQuestion({ region, agentId }, key, at)
    await markSettled({ region, agentId }, { key, isSettled: true, at })
  }
  return { sourceId }
}

/** Takes a question off the list without an answer, or brings it back. */
export async function dismissUnanswered(
  { ports }: { ports: Pick<Ports, 'now'> },
  caller: Caller,
  { region, agentId, key, isDismissed }: AgentRef & { key: string; isDismissed: boolean },
) {
  await authorize(caller, 'changeKnowledge', { region, agentId })
  const at = ports.now()
  await settleQuestion({ region, agentId }, key, isDismissed ? at : undefined)
  await markSettled({ region, agentId }, { key, isSettled: isDismissed, at })
  return { success: true } as const
}
