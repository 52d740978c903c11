import {
  autoRechargeSchema,
  autoRechargeSettingsSchema,
  type AutoRecharge,
  type AutoRechargeSettings,
  type Billing,
} from '../../../shared/billing/billing.ts'
import { creditLeft, unitsPerCredit } from '../../../shared/billing/credits.ts'
import { isEntitled } from '../../../shared/billing/isEntitled.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { currencyOf } from '../../../shared/billing/payment.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { sweepInTurns } from '../../kernel/sweeps/sweepInTurns.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { recordPurchase, settlePurchase, type PurchaseResult } from './purchases.ts'
import { taxedTotal } from '../tax/taxedTotal.ts'
import { requireBilling } from '../readBilling.ts'

/** The longest duration of a sweep, and the number of workspaces at a time. */
const maxSweepMs = 120_000
const atOnce = 10
/** The pauses after the first and the second decline; the third one stops recharging. */
const pausesMs = [hourMs, 6 * hourMs] as const

/** Saves the owner's settings and ends a pause; a running attempt continues. */
export async function setAutoRecharge(
  ports: BillingPorts,
  caller: Caller,
  input: { region: Region; workspaceId: string; settings: AutoRechargeSettings },
) {
  const { region, workspaceId } = input
  const authorize = () => authorizeForWorkspace(caller, 'changeRecharge', { region, workspaceId })
  await authorize()
  const settings = autoRechargeSettingsSchema.parse(input.settings)
  const billing = settings.isOn ? await requireBilling(region, workspaceId).catch(() => undefined) : undefined
  if (settings.isOn && !(billing && isEntitled(billing.subscription, ports.now())))
    throw new AppError('failed-precondition', 'rechargeNeedsPlan')
  if (settings.isOn && !billing?.card) throw new AppError('failed-precondition', 'cardMissing')
  if (billing && settings.isOn) await requireReach(ports, billing, settings)
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    await holdRights(writes, region, caller, authorize)
    const stored = await readRecharge(region, workspaceId)
    const isPaused = stored?.data.state === 'paused'
    const next = {
      ...settings,
      workspaceId,
      ...(isPaused && { state: 'idle', reason: '', failures: 0, nextTryAt: 0 }),
    }
    if (stored) writes.update(stored.path, next, stored.version)
    else writes.create(paths.autoRecharge(workspaceId), autoRechargeSchema.parse(next))
    // When two requests create the document, the second starts again with what the first has written.
    await writes.commitUnchanged()
  })
  return { success: true as const }
}

/**
 * Requires that at least one recharge fits into the monthly limit, which would otherwise disable recharging
 * silently.
 */
async function requireReach(
  ports: BillingPorts,
  billing: Billing,
  { amount, monthlyLimit }: AutoRechargeSettings,
): Promise<void> {
  if (monthlyLimit === 0) return
  const currency = currencyOf(await loadCatalogue(ports.now()), billing.country)
  const charge = await chargeOf(ports, billing, amount)
  if (charge > monthlyLimit * 100)
    throw new AppError('invalid-argument', undefined, {
      monthlyLimit: {
        key: 'rechargeOverLimit',
        values: { amount: `${currency.symbol}${(charge / 100).toFixed(2)}` },
      },
    })
}

/**
 * Charges the card when the balance is below the threshold and nothing forbids it. At most one attempt is
 * open, with an id that does not change while its result is unknown; so there is at most one payment for it.
 */
export async function rechargeIfLow(ports: BillingPorts, region: Region, workspaceId: string): Promise<void> {
  const billing = await requireBilling(region, workspaceId).catch(() => undefined)
  if (!billing?.card || !isEntitled(billing.subscription, ports.now())) return
  const attempt = await reserve(ports, region, billing)
  if (!attempt) return
  ports.faults('after-reserve')
  await finishRecharge(ports, region, billing, attempt)
}

/**
 * Checks as many workspaces with automatic recharge as time allows; the next run continues after the last
 * one, so that all are reached. Covers wallets that no request has reported as low.
 */
export async function rechargeLowWallets(ports: BillingPorts, region: Region): Promise<void> {
  await sweepInTurns(
    {
      region,
      name: 'recharges',
      what: 'An automatic recharge',
      collection: 'autoRecharge',
      schema: autoRechargeSchema,
      narrow: (query) => query.where('isOn', '==', true).where('state', '==', 'idle'),
      now: ports.now,
      maxMs: maxSweepMs,
      atOnce,
      pageSize: atOnce,
    },
    ({ workspaceId }) => rechargeIfLow(ports, region, workspaceId),
  )
}

/** Finishes an attempt: a new one, or one whose result was lost. */
export async function finishRecharge(
  ports: BillingPorts,
  region: Region,
  billing: Billing,
  { seq, reserved }: Pick<AutoRecharge, 'seq' | 'reserved'>,
): Promise<void> {
  const purchase = await recordPurchase(ports, region, billing, {
    kind: 'autoRecharge',
    net: reserved,
    attemptId: `ar-${seq}`,
    by: 'system',
  })
  const result = await settlePurchase(ports, region, purchase, false)
  if (result.state === 'failed' || result.state === 'action')
    await releaseReservation(ports, region, billing, seq, result)
}

/**
 * Ends an attempt that was never paid and cannot be repeated under its id; the next one may start at once.
 */
export async function endUnpaidRecharge(
  region: Region,
  { workspaceId, seq }: Pick<AutoRecharge, 'workspaceId' | 'seq'>,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readRecharge(region, workspaceId)
    if (stored?.data.state !== 'charging' || stored.data.seq !== seq) return
    const monthSum = Math.max(0, stored.data.monthSum - stored.data.charge)
    await new Writes(region).update(stored.path, { state: 'idle', monthSum }, stored.version).commit()
  })
}

/** Counts the amount against the monthly limit before any money moves. */
async function reserve(
  ports: BillingPorts,
  region: Region,
  billing: Billing,
): Promise<AutoRecharge | undefined> {
  const { workspaceId } = billing
  return untilUnchanged(async () => {
    const [stored, wallet] = await Promise.all([
      readRecharge(region, workspaceId),
      readDocument(region, paths.walletOf(workspaceId), walletSchema),
    ])
    if (!stored || !wallet) return undefined
    const now = ports.now()
    const month = new Date(now).toISOString().slice(0, 7)
    const { isOn, state, nextTryAt, threshold, amount, monthlyLimit } = stored.data
    const spent = stored.data.month === month ? stored.data.monthSum : 0
    const isLow = creditLeft(wallet.data) < threshold * unitsPerCredit
    // A purchase would pay the debt and leave the balance as low as it is, again and again.
    const hasDebt = wallet.data.debt > 0
    if (!isOn || state !== 'idle' || now < nextTryAt || !isLow || hasDebt) return undefined
    const charge = await chargeOf(ports, billing, amount)
    if (monthlyLimit > 0 && spent + charge > monthlyLimit * 100) return undefined
    const reserved = amount * 100
    const next = {
      state: 'charging' as const,
      seq: stored.data.seq + 1,
      startedAt: now,
      reserved,
      charge,
      month,
      monthSum: spent + charge,
    }
    await new Writes(region).update(stored.path, next, stored.version).commit()
    return { ...stored.data, ...next }
  })
}

/** Returns the card's charge for a recharge, tax included, in minor units; the amount is in whole units. */
async function chargeOf(ports: BillingPorts, billing: Billing, amount: number): Promise<number> {
  return (await taxedTotal(ports, await loadCatalogue(ports.now()), billing, amount * 100)).total
}

/** Ends a failed payment: the month gets its amount back, and the next try waits or the owner is notified. */
async function releaseReservation(
  ports: BillingPorts,
  region: Region,
  { workspaceId }: Billing,
  seq: number,
  result: PurchaseResult,
): Promise<void> {
  const paused = await untilUnchanged(async () => {
    const stored = await readRecharge(region, workspaceId)
    if (stored?.data.state !== 'charging' || stored.data.seq !== seq) return undefined
    const failures = stored.data.failures + 1
    const pauseMs = pausesMs[failures - 1]
    const needsOwner = result.state === 'action' || result.failureCode === 'authentication_required'
    const reason = needsOwner ? 'authentication' : pauseMs === undefined ? 'declined' : ''
    const next = {
      state: reason ? 'paused' : 'idle',
      reason,
      untold: reason === '' ? '' : reason === 'declined' ? 'rechargeDeclined' : 'rechargeNeedsOwner',
      failures,
      nextTryAt: reason ? 0 : ports.now() + (pauseMs ?? 0),
      monthSum: Math.max(0, stored.data.monthSum - stored.data.charge),
    }
    await new Writes(region).update(stored.path, next, stored.version).commit()
    return reason || undefined
  })
  ports.faults('after-release')
  if (paused)
    await runIsolated('Notifying of a recharge', workspaceId, () => notifyOfPause(ports, region, workspaceId))
}

/** Notifies the owners of paused recharges whose first notification failed. */
export async function notifyPausedRecharges(ports: BillingPorts, region: Region): Promise<void> {
  const untold = readPages(region, 'autoRecharge', autoRechargeSchema, (query) =>
    query.where('untold', 'in', ['rechargeDeclined', 'rechargeNeedsOwner']),
  )
  for await (const { data } of untold)
    await runIsolated('Notifying of a recharge', data.workspaceId, () =>
      notifyOfPause(ports, region, data.workspaceId),
    )
}

async function notifyOfPause(ports: BillingPorts, region: Region, workspaceId: string): Promise<void> {
  const stored = await readRecharge(region, workspaceId)
  if (!stored?.data.untold) return
  const { untold, seq } = stored.data
  await ports.notifyOwner(region, workspaceId, untold, `recharge-${workspaceId}-${seq}`)
  await new Writes(region).update(stored.path, { untold: '' }).commit()
}

function readRecharge(region: Region, workspaceId: string): Promise<Stored<AutoRecharge> | undefined> {
  return readDocument(region, paths.autoRecharge(workspaceId), autoRechargeSchema)
}
