import type { Conversation, Message } from '@parley/functions/shared/chat/conversation'
import { call } from '../../../lib/call.ts'
import type { Live } from '../../../lib/live/live.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useMay, useViewer } from '../../../lib/session/viewer.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'

type Costs = Pick<Message, 'receipt' | 'steps'>

/** Returns whether an answer has costs that this person may see. */
export function useHasCosts({ sealed, receipt, steps }: Message): boolean {
  const mayReadCosts = useMay('readCosts')
  return (mayReadCosts && sealed !== undefined) || receipt !== undefined || steps !== undefined
}

/**
 * Returns the receipt and the steps of an answer: amounts in units, times in milliseconds. They are encrypted
 * in the conversation, and the server opens them for members. Clients, and members before
 * `isWanted`, get what the message has in plain text: nothing, or the costs of an answer of before the
 * encryption.
 */
export function useAnswerCosts(message: Message, conversationId: string, isWanted = true): Live<Costs> {
  const { region, agentId } = useInboxAgentRef()
  const mayReadCosts = useMay('readCosts')
  const { id, sealed, receipt, steps } = message
  const isSealed = sealed !== undefined && mayReadCosts && isWanted
  const read = useRead(isSealed ? ['answerCosts', region, agentId, conversationId, id] : null, async () => {
    const answers = [{ id, sealed: sealed ?? '' }]
    const opened = await call('openAnswerCosts', { region, agentId, conversationId, answers }, region)
    return opened.answers[0] ?? {}
  })
  return isSealed ? read : { status: 'ready', data: { ...(receipt && { receipt }), ...(steps && { steps }) } }
}

/** Returns whether this person is a client who may see what they have paid for an answer. */
export function useHasPrice({ sealed }: Message): boolean {
  const { organisation } = useViewer()
  return useMay('readPrices') && (organisation?.hasBilling ?? false) && sealed !== undefined
}

/**
 * Returns what a client has paid for an answer, in micro-dollars; null where their agency has paid. Nothing
 * is read for other people.
 */
export function useAnswerPrice(message: Message, conversationId: string): Live<number | null> {
  const { region, agentId } = useInboxAgentRef()
  const { id, sealed = '' } = message
  const isWanted = useHasPrice(message)
  const read = useRead(isWanted ? ['answerPrice', region, agentId, conversationId, id] : null, async () => {
    const answers = [{ id, sealed }]
    const opened = await call('openAnswerPrices', { region, agentId, conversationId, answers }, region)
    return opened.answers[0]?.price ?? null
  })
  return isWanted ? read : { status: 'ready', data: null }
}

/** Returns the cost of a conversation in units; undefined while it is read, and for people who may not see it. */
export function useTotalCost({ ID, sealedTotals, costUnits }: Conversation): number | undefined {
  const { region, agentId } = useInboxAgentRef()
  const mayReadBilling = useMay('readBilling')
  const isSealed = sealedTotals !== '' && mayReadBilling
  const read = useRead(isSealed ? ['totalCost', region, agentId, ID, sealedTotals] : null, () =>
    call(
      'openAnswerCosts',
      { region, agentId, conversationId: ID, answers: [], totals: sealedTotals },
      region,
    ),
  )
  if (!mayReadBilling) return undefined
  if (!isSealed) return costUnits
  return read.status === 'ready' ? read.data.costUnits : undefined
}
