import { dayMs } from '../../../shared/durations.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { chargeCall, readCall } from '../../billing/credits/callCharges.ts'
import type { WalletRef } from '../../billing/credits/moveWallet.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { freeLine } from '../../billing/calls/callLines.ts'
import { callRule, priceCall } from '../../billing/calls/priceCall.ts'

/** A vendor that does not report the cost of a call by then never will. */
const lateMs = dayMs

/**
 * Charges a call at the vendor's own cost, which is read from the vendor: a report is only a reason to read
 * it. Throws AppError 'not-found' for an unknown call and 'unavailable' while it is too early.
 */
export async function settleCall(
  ports: Pick<Ports, 'costs' | 'now' | 'voiceLine'>,
  ref: WalletRef,
  id: string,
): Promise<void> {
  const call = await readCall(ref, id)
  if (!call) throw new AppError('not-found')
  if (call.data.state === 'settled') return
  const now = ports.now()
  const isLate = now > call.data.endsBy + lateMs
  const dollars = await ports.voiceLine?.readCost(id).catch((error: unknown) => {
    if (isLate && error instanceof AppError) return undefined
    throw error
  })
  if (dollars === undefined && !isLate) throw new AppError('unavailable', 'callCostUnknown')
  const cost = priceCall(dollars ?? 0)
  const paid = await chargeCall(ports.costs, ref, id, { cost, rule: callRule, isLate }, now)
  await freeLine(ref, call.data.attempt)
  if (paid === undefined || (paid === cost && dollars !== undefined)) return
  console.warn('A call was not paid in full: the platform loses the rest', {
    wallet: ref.wallet,
    call: id,
    cost,
    paid,
    isCostKnown: dollars !== undefined,
  })
}
