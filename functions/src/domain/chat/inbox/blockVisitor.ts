import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { Query } from '../../../store/Query.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { InboxNeeds } from './InboxNeeds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { requireOperator, type ConversationInput } from './operator.ts'

const atOnce = 100
/** A visitor does not have more conversations than this; with more, they are still blocked from new ones. */
const maxBatches = 20

/**
 * Blocks or unblocks a visitor for this agent, in all their conversations. They are identified by their
 * browser, not by their IP.
 */
export async function blockVisitor(
  needs: InboxNeeds,
  caller: Caller,
  input: ConversationInput & { isBlocked: boolean },
) {
  const { uid } = await requireOperator(caller, 'answerVisitors', input)
  const { region, agentId, conversationId, isBlocked } = input
  const { visitorId } = await needs.conversations.change(input, (before) => ({
    messages: [],
    recordHistory: true,
    changes: { isBlocked, ...(isBlocked && before.state !== 'resolved' && { state: 'resolved' }) },
  }))
  if (!visitorId) return { success: true as const }
  const block = paths.block(agentId, visitorId)
  const writes = new Writes(region)
  // Blocks new conversations from now on: those that are marked next are all there are.
  if (isBlocked) writes.set(block, { by: uid, at: needs.ports.now(), conversationId })
  else writes.delete(block)
  await writes.commit()
  for (let batch = 0; batch < maxBatches; batch++) if ((await markSome(input, visitorId)) < atOnce) break
  return { success: true as const }
}

/**
 * Marks some conversations and returns how many were left to mark. It writes only this field, because a
 * message may arrive at the same time.
 */
function markSome(
  { region, agentId, isBlocked }: ConversationInput & { isBlocked: boolean },
  visitorId: string,
): Promise<number> {
  return untilUnchanged(async () => {
    const others = await Query.collection(region, paths.conversations(agentId))
      .where('visitorId', '==', visitorId)
      .where('isBlocked', '==', !isBlocked)
      .select(['isBlocked'])
      .limit(atOnce)
      .read()
    const writes = new Writes(region)
    for (const { path } of others) writes.update(path, { isBlocked, ...(isBlocked && { waitingSince: 0 }) })
    if (others.length > 0) await writes.commit()
    return others.length
  })
}
