import type { Message } from '@parley/functions/shared/chat/conversation'
import { call } from '../../lib/call.ts'
import { useRead } from '../../lib/useRead.ts'
import { useMay } from '../../lib/viewer.ts'
import { useInboxPlace } from './InboxPlace.ts'

type Costs = Pick<Message, 'receipt' | 'steps'>

/**
 * Returns the receipt and the steps of an answer, which only the server opens, and only for members. Undefined
 * while they are read. Nothing is read before `isWanted`.
 */
export function useAnswerCosts(message: Message, conversationId: string, isWanted = true): Costs | undefined {
  const { region, agentId } = useInboxPlace()
  const mayReadCosts = useMay('readCosts')
  const { id, sealed, receipt, steps } = message
  const isSealed = sealed !== undefined && mayReadCosts && isWanted
  const read = useRead(isSealed ? ['answerCosts', region, agentId, conversationId, id] : null, async () => {
    const answers = [{ id, sealed: sealed ?? '' }]
    const opened = await call('openAnswerCosts', { region, agentId, conversationId, answers }, region)
    return opened.answers[0]
  })
  if (!isSealed) return { ...(receipt && { receipt }), ...(steps && { steps }) }
  if (read.status === 'error') return {}
  return read.status === 'ready' ? read.data : undefined
}
