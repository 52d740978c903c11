import { conversationSchema, type Conversation } from '../../../shared/chat/conversation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { withoutText } from '../../chat/conversations/appendMessages.ts'
import { changedFields } from '../../chat/conversations/windowFields.ts'
import { keepsHistory } from '../../chat/conversations/keepsHistory.ts'
import { forgottenAt } from '../../chat/conversations/retention.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'

/** Longer than any message is on its way. */
const runningMs = 3_600_000

/**
 * Where an agent keeps no history, takes what is left of a conversation out of it once nothing was said for a
 * day: the words of the newest exchange, what a flow has found out, and what tools have answered. Returns how
 * many were looked at.
 */
export function forgetWords(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Forgetting what was said',
      query: Query.collectionGroup(region, 'convos').where('forgetAt', '<=', new Date(now)),
      orderBy: 'forgetAt',
      isTime: true,
      fields: [],
    },
    ({ path }) => forget(region, path, now),
    budget,
  )
}

async function forget(region: Region, path: string, now: number): Promise<void> {
  const [, agentId = '', , conversationId = ''] = path.split('/')
  const stored = await readDocument(region, path, conversationSchema)
  if (!stored) return
  const isKept = (await keepsHistory({ region, agentId })) === true
  // Whoever is to answer must know what was asked.
  const isWaiting = ['requested', 'human'].includes(stored.data.state)
  const forgetAt = isWaiting ? forgottenAt({ lastMessageAt: now }) : null
  const changes = isKept || isWaiting ? {} : changedFields(stored.data, wordless(stored.data))
  if (!isKept && !isWaiting) await deleteRuns(region, { agentId, conversationId, before: now - runningMs })
  try {
    await new Writes(region).update(path, { ...changes, forgetAt }, stored.version).commit()
  } catch (error) {
    // Somebody says something at this moment, and the day begins anew.
    if (!(error instanceof Conflict)) throw error
  }
}

interface RunsOfConversation {
  agentId: string
  conversationId: string
  /** In milliseconds since 1970. */
  before: number
}

/** A message that comes at this moment needs the runs that it has begun. */
async function deleteRuns(
  region: Region,
  { agentId, conversationId, before }: RunsOfConversation,
): Promise<void> {
  const runs = Query.collection(region, paths.toolRuns(agentId, conversationId)).select(['startedAt'])
  for await (const { path, fields } of readEach(runs))
    if (Number(fields['startedAt']) < before) await new Writes(region).delete(path).commit()
}

function wordless(conversation: Conversation): Conversation {
  return { ...conversation, window: conversation.window.map(withoutText), flow: null, pendingTool: null }
}
