import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { Query } from '../../../store/Query.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { InboxNeeds } from './InboxNeeds.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { requireOperator, type ConversationInput } from './operator.ts'

const atOnce = 100
/** Nobody writes in more conversations than this; whoever did is still kept from beginning another. */
const mostRounds = 20

/**
 * Shuts a visitor out of this agent, or lets him in again, in all his conversations. He is known by his
 * browser, not by his address.
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
  // Begins no other conversation from now on: those that are marked next are all there are.
  if (isBlocked) writes.set(block, { by: uid, at: needs.ports.now(), conversationId })
  else writes.delete(block)
  await writes.commit()
  for (let round = 0; round < mostRounds; round++) if ((await markSome(input, visitorId)) < atOnce) break
  return { success: true as const }
}

/**
 * Answers how many were still to be marked. Nothing else is written: somebody may be writing there at this
 * moment.
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
