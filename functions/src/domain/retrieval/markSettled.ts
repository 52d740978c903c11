import { conversationSchema } from '../../shared/conversation.ts'
import { paths } from '../../shared/paths.ts'
import { Writes } from '../../store/commit.ts'
import { readQuery } from '../../store/documents.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { askedLike } from './groupQuestions.ts'

const days = 30
const dayMs = 86_400_000
/** More than are shown anywhere; a commit takes 500. */
const mostConversations = 200

const askedSchema = conversationSchema.pick({ unansweredAt: true, unansweredQuestion: true })

/**
 * Says in the conversations themselves that their question is dealt with, or open again: the home of the
 * workspace and that of the agent read nothing else.
 */
export async function markSettled(
  { region, agentId }: AgentRef,
  { key, isSettled, at }: { key: string; isSettled: boolean; at: number },
): Promise<void> {
  const stored = await readQuery(region, paths.conversations(agentId), askedSchema, (query) =>
    query
      .where('unansweredAt', '>=', at - days * dayMs)
      .orderBy('unansweredAt', 'desc')
      .select(Object.keys(askedSchema.shape))
      .limit(mostConversations),
  )
  const asked = stored.map(({ path, data }) => ({
    question: data.unansweredQuestion,
    at: data.unansweredAt,
    conversationId: path,
  }))
  const same = askedLike(asked, key)
  if (same.length === 0) return
  const writes = new Writes(region)
  for (const { conversationId } of same) writes.update(conversationId, { unansweredSettled: isSettled })
  await writes.commit()
}
