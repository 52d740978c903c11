import { conversationSchema, type Conversation } from '../../../shared/chat/conversation.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { withoutText } from '../../chat/conversations/appendMessages.ts'
import { changedFields } from '../../chat/conversations/windowFields.ts'
import { storesHistory } from '../../chat/conversations/storesHistory.ts'
import { contentExpiryOf } from '../../chat/conversations/retention.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'

/** Longer than any message takes to be processed. */
const runningMs = hourMs

/**
 * Deletes the words of a conversation after a day without a message, where its agent keeps no history: the
 * newest exchange, the variables of a flow, and the results of tools. Returns the number of conversations it
 * has checked.
 */
export function deleteWords(region: Region, now: number, budget?: WorkBudget): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Deleting the words of a conversation',
      query: Query.collectionGroup(region, 'convos').where('forgetAt', '<=', new Date(now)),
      orderBy: 'forgetAt',
      isTime: true,
      fields: [],
    },
    ({ path }) => deleteContent(region, path, now),
    budget,
  )
}

async function deleteContent(region: Region, path: string, now: number): Promise<void> {
  const [, agentId = '', , conversationId = ''] = path.split('/')
  const stored = await readDocument(region, path, conversationSchema)
  if (!stored) return
  const isKept = (await storesHistory({ region, agentId })) === true
  // The operator who is to answer must see the question.
  const isWaiting = ['requested', 'human'].includes(stored.data.state)
  const forgetAt = isWaiting ? contentExpiryOf({ lastMessageAt: now }) : null
  const changes = isKept || isWaiting ? {} : changedFields(stored.data, wordless(stored.data))
  if (!isKept && !isWaiting) await deleteRuns(region, { agentId, conversationId, before: now - runningMs })
  try {
    await new Writes(region).update(path, { ...changes, forgetAt }, stored.version).commit()
  } catch (error) {
    // A message arrives at this moment, and the day starts again.
    if (!(error instanceof Conflict)) throw error
  }
}

interface RunsOfConversation {
  agentId: string
  conversationId: string
  /** Unix milliseconds. */
  before: number
}

/**
 * Deletes the runs of deleted messages. A message that arrives at this moment needs the runs that it has
 * started.
 */
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
