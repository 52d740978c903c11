import { chargeFor } from '../../../shared/agencies/clientTerms.ts'
import { conversationSchema } from '../../../shared/chat/conversation.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { paths } from '../../../shared/paths.ts'
import { callSchema, type Call, type UsageRow, type Wallet } from '../../../shared/billing/wallet.ts'
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
export async function recordCall(
  ref: WalletRef,
  id: string,
  call: Pick<Call, 'agentId' | 'conversationId' | 'at' | 'endsBy' | 'attempt'> &
    Partial<Pick<Call, 'factor'>>,
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
 * then the rest stays unpaid. A client pays its cost by the factor that applied when it started. Returns the
 * paid units of the cost; undefined when the call was charged before.
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
    const { agentId, conversationId, factor } = call.data
    const charge = chargeFor(bill.cost, factor)
    const paid = Math.min(charge, wallet.data.balance)
    if (paid < charge && wallet.data.leased > 0 && !bill.isLate) throw new AppError('unavailable')
    const conversation = await readDocument(
      ref.region,
      paths.conversation(agentId, conversationId),
      totalsOfConversationSchema,
    )
    const row = rowOf(call.data, wallet.data, { paid, cost: bill.cost, rule: bill.rule }, now)
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
    return paid - (row.markup ?? 0)
  })
}

/** Returns the row of a call in the usage report. The part of the payment above the cost is the markup. */
function rowOf(
  { agentId, conversationId }: Call,
  { owner, worth, balance }: Wallet,
  { paid, cost, rule }: { paid: number; cost: number; rule: string },
  at: number,
): UsageRow {
  return {
    messageId: '',
    conversationId,
    agentId,
    at,
    amount: paid,
    model: 'call',
    inputTokens: 0,
    outputTokens: 0,
    ...(owner !== 'ws' && { price: shareOf(worth, paid, balance) }),
    ...(paid > cost && { markup: paid - cost }),
    rule,
  }
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
