import { z } from 'zod'
import { receiptSchema, type Conversation, type Message } from '../../../shared/chat/conversation.ts'
import { storedStepSchema } from '../../../shared/flow/storedStep.ts'
import type { CostSeal } from '../../kernel/secrets/CostSeal.ts'

interface CostLocation {
  agentId: string
  conversationId: string
}

const costsSchema = z.object({
  receipt: receiptSchema.optional(),
  steps: z.array(storedStepSchema).optional(),
})
export type Costs = z.infer<typeof costsSchema>

const totalsSchema = z.object({ costUnits: z.int().nonnegative(), tokens: z.int().nonnegative() })
type Totals = z.infer<typeof totalsSchema>

/** Returns a message as it is stored: with its receipt and steps encrypted. */
export function sealMessage(costs: CostSeal, place: CostLocation, message: Message): Message {
  const { receipt, steps, ...open } = message
  if (!receipt && !steps) return message
  const sealed = costs.seal({ ...(receipt && { receipt }), ...(steps && { steps }) }, at(place, message.id))
  return { ...open, sealed }
}

/**
 * Returns a stored message with its receipt and steps. Without the key it stays encrypted, and can be stored
 * again as it is.
 */
export function openMessage(costs: CostSeal, place: CostLocation, message: Message): Message {
  if (!message.sealed || !costs.hasKeyOf(message.sealed)) return message
  return { ...message, ...openCosts(costs, place, message) }
}

/** Returns the receipt and the steps of a stored message; throws where they cannot be opened. */
export function openCosts(
  costs: CostSeal,
  place: CostLocation,
  { id, sealed }: Pick<Message, 'id' | 'sealed'>,
): Costs {
  if (!sealed) return {}
  return costsSchema.parse(costs.open(sealed, at(place, id)))
}

export function sealTotals(costs: CostSeal, place: CostLocation, totals: Totals): string {
  const { costUnits, tokens } = totals
  return costs.seal({ costUnits, tokens }, at(place, totalsName))
}

/**
 * Returns the sums of a stored conversation: 0 before its first answer. They begin at 0 again when their
 * secret is no longer configured: the ledger has every charge. Throws for sums of another conversation.
 */
export function openTotals(
  costs: CostSeal,
  place: CostLocation,
  { sealedTotals }: Pick<Conversation, 'sealedTotals'>,
): Totals {
  if (sealedTotals === '' || !costs.hasKeyOf(sealedTotals)) return { costUnits: 0, tokens: 0 }
  return totalsSchema.parse(costs.open(sealedTotals, at(place, totalsName)))
}

/** No message has this id: ids have no spaces. */
const totalsName = 'all messages'

function at({ agentId, conversationId }: CostLocation, name: string): string {
  return JSON.stringify([agentId, conversationId, name])
}
