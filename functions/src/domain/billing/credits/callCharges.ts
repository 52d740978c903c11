import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { paths } from '../../../shared/paths.ts'
import { callSchema, type Call, type UsageRow } from '../../../shared/billing/wallet.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { CostSeal } from '../../kernel/secrets/CostSeal.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { openTotals, sealTotals } from './sealedCosts.ts'
import {
  ignoreExists,
  ledgerEntry,
  moveWallet,
  readWallet,
  shareOf,
  unitsSpent,
  type WalletRef,
} from './moveWallet.ts'

/** Records a new call that must be paid. */
export async function openCall(
  ref: WalletRef,
  id: string,
  call: Pick<Call, 'agentId' | 'conversationId' | 'at' | 'endsBy' | 'attempt'>,
): Promise<void> {
  await new Writes(ref.region)
    .create(callPath(ref, id), { ...call, state: 'open', cost: 0, paid: 0 })
    .commit()
}

/** Returns the record of a call; undefined for an unknown id. */
export function readCall(ref: WalletRef, id: string): Promise<Stored<Call> | undefined> {
  return readDocument(ref.region, callPath(ref, id), callSchema)
}

/**
 * Charges the cost of a call, once for each call, with its usage row and its part in the conversation's sum.
 * A balance that is too small while credit is lent throws AppError 'unavailable', unless the call `isLate`:
 * then the rest stays unpaid. Returns the paid units; undefined when the call was charged before.
 */
export async function chargeCall(
  costs: CostSeal,
  ref: WalletRef,
  id: string,
  bill: { cost: number; rule: string; isLate: boolean },
  now: number,
): Promise<number | undefined> {
  return untilUnchanged(async () => {
    const [wallet, call] = await Promise.all([readWallet(ref), readCall(ref, id)])
    if (call?.data.state !== 'open') return undefined
    const { agentId, conversationId } = call.data
    const paid = Math.min(bill.cost, wallet.data.balance)
    if (paid < bill.cost && wallet.data.leased > 0 && !bill.isLate) throw new AppError('unavailable')
    const conversation = await readDocument(
      ref.region,
      paths.conversation(agentId, conversationId),
      totalsOfConversationSchema,
    )
    const row: UsageRow = {
      messageId: '',
      conversationId,
      agentId,
      at: now,
      amount: paid,
      model: 'call',
      inputTokens: 0,
      outputTokens: 0,
      ...(wallet.data.owner === 'org' && {
        price: shareOf(wallet.data.worth, paid, wallet.data.balance),
      }),
      rule: bill.rule,
    }
    const writes = new Writes(ref.region)
    writes.update(call.path, { state: 'settled', cost: bill.cost, paid }, call.version)
    writes.create(`${wallet.path}/usage/call:${id}`, {
      lease: `call:${id}`,
      at: now,
      amount: paid,
      position: unitsSpent(wallet.data),
      rows: [row],
    })
    if (conversation)
      writes.update(
        conversation.path,
        withCost(costs, { agentId, conversationId }, conversation.data, paid),
        conversation.version,
      )
    moveWallet(
      writes,
      wallet,
      { balance: -paid, leased: 0, counts: { rows: [row] } },
      `call:${id}`,
      ledgerEntry('call', -paid, id, wallet.data.seq + 1, now, 'system'),
    )
    await ignoreExists(writes.commit())
    return paid
  })
}

const totalsOfConversationSchema = conversationSchema.pick({ sealedTotals: true })

/** Returns the fields of a conversation that has cost more. */
function withCost(
  costs: CostSeal,
  place: { agentId: string; conversationId: string },
  stored: Parameters<typeof openTotals>[2],
  paid: number,
) {
  const { costUnits, tokens } = openTotals(costs, place, stored)
  return { sealedTotals: sealTotals(costs, place, { costUnits: costUnits + paid, tokens }) }
}

function callPath(ref: WalletRef, id: string): string {
  return `${paths.wallet(ref.wallet)}/calls/${id}`
}
