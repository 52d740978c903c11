import { z } from 'zod'
import { organisationSchema } from '../../../shared/agencies/organisation.ts'
import { clientRechargeSchema, creditsFor, type ClientRecharge } from '../../../shared/agencies/seller.ts'
import { unitsPerCredit, creditLeft } from '../../../shared/billing/credits.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages, readQuery } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readCustomer } from './clientCard.ts'
import { readClientRecharge } from './clientRecharge.ts'
import { openSale } from './openSale.ts'
import { descriptionOf, notifyOfRefusal } from './refusedSales.ts'
import { requireReadySeller } from './sellerDocuments.ts'
import type { SellingPorts } from './Sellers.ts'
import { settleSale } from './settleSale.ts'

const hourMs = 3_600_000
/** The pauses after the first and the second failure; the third one stops recharging. */
const pausesMs = [hourMs, 6 * hourMs] as const
/** The longest duration of a sweep. */
const longestSweepMs = 60_000
/** `sweeps/{name}`: the document after which the next run continues. */
const sweepSchema = z.object({ last: z.string() })
/** A younger attempt may still be running. */
const youngMs = 120_000
/** The attempts that one run finishes. */
const maxAttempts = 100

/**
 * Charges an organisation's card when its credit is below the threshold and nothing forbids it. At most one
 * attempt is open; its sale has its number, so that there is at most one payment for it.
 */
export async function rechargeOrganisation(
  ports: SellingPorts,
  region: Region,
  orgId: string,
): Promise<void> {
  const attempt = await reserve(ports, region, orgId)
  if (attempt) await finish(ports, region, attempt)
}

/**
 * Checks organisations with automatic recharge for as long as time allows; the next run continues after the
 * last one. Covers wallets that no answer has reported as low, such as those that paid for calls.
 */
export async function rechargeLowOrganisations(ports: SellingPorts, region: Region): Promise<void> {
  const progress = paths.sweep('clientRecharges')
  const last = (await readDocument(region, progress, sweepSchema))?.data.last ?? ''
  const endsAt = ports.now() + longestSweepMs
  let reached = ''
  const recharges = readPages(
    region,
    paths.clientRecharges,
    clientRechargeSchema,
    (query) => query.where('isOn', '==', true).where('state', '==', 'idle'),
    { size: 50, after: last },
  )
  for await (const { path, data } of recharges) {
    await runIsolated('An automatic recharge of a client', data.orgId, () =>
      rechargeOrganisation(ports, region, data.orgId),
    )
    if (ports.now() < endsAt) continue
    reached = path
    break
  }
  if (reached !== last) await new Writes(region).set(progress, { last: reached }).commit()
}

/** Finishes attempts whose result was lost, and ends those that are a day old. */
export async function reconcileClientRecharges(ports: SellingPorts, region: Region): Promise<void> {
  const open = await readQuery(region, paths.clientRecharges, clientRechargeSchema, (query) =>
    query
      .where('state', '==', 'charging')
      .where('startedAt', '<', ports.now() - youngMs)
      .limit(maxAttempts),
  )
  for (const { data } of open)
    await runIsolated('An automatic recharge of a client', data.orgId, () => finish(ports, region, data))
}

/** Starts an attempt; returns undefined when none is due. */
async function reserve(
  ports: SellingPorts,
  region: Region,
  orgId: string,
): Promise<ClientRecharge | undefined> {
  return untilUnchanged(async () => {
    const [stored, wallet] = await Promise.all([
      readClientRecharge(region, orgId),
      readDocument(region, paths.walletOfOrg(orgId), walletSchema),
    ])
    if (!stored || !wallet || wallet.data.isClosed) return undefined
    const { isOn, state, nextTryAt, threshold } = stored.data
    const isLow = creditLeft(wallet.data) < threshold * unitsPerCredit
    const now = ports.now()
    if (!isOn || state !== 'idle' || now < nextTryAt || !isLow) return undefined
    const next = { state: 'charging' as const, seq: stored.data.seq + 1, startedAt: now }
    await new Writes(region).update(stored.path, next, stored.version).commit()
    return { ...stored.data, ...next }
  })
}

async function finish(ports: SellingPorts, region: Region, attempt: ClientRecharge): Promise<void> {
  const outcome = await pay(ports, region, attempt).catch((error: unknown) => {
    // Nothing was charged and nothing will be.
    if (error instanceof AppError && error.code !== 'unavailable') return 'failed' as const
    throw error
  })
  if (outcome !== 'created') await end(ports, region, attempt, outcome === 'succeeded')
}

async function pay(ports: SellingPorts, region: Region, { orgId, workspaceId, seq, amount }: ClientRecharge) {
  const seller = await requireReadySeller({ region, workspaceId })
  const [org, customer] = await Promise.all([
    readDocument(region, paths.org(orgId), organisationSchema),
    readCustomer(region, orgId, seller),
  ])
  if (!org?.data.allowBilling || !customer?.card) throw new AppError('failed-precondition', 'cardMissing')
  const credits = creditsFor(amount * 100, seller.extraMicros)
  const sale = await openSale(ports, region, {
    customer: { ...customer, card: customer.card },
    seller,
    credits,
    attemptId: `ar-${seq}`,
    by: 'system',
  })
  if (!sale) {
    await notifyOfRefusal(ports, region, workspaceId)
    return 'failed'
  }
  const { state } = await settleSale(ports, region, sale, {
    description: descriptionOf(org.data, credits),
    isPayerPresent: false,
  })
  return state === 'action' ? 'failed' : state
}

/** Ends an attempt: after a failure the next one waits, and the third one pauses recharging. */
async function end(
  ports: SellingPorts,
  region: Region,
  { orgId, seq }: ClientRecharge,
  isPaid: boolean,
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readClientRecharge(region, orgId)
    if (stored?.data.state !== 'charging' || stored.data.seq !== seq) return
    const failures = isPaid ? 0 : stored.data.failures + 1
    const pauseMs = pausesMs[failures - 1]
    const isPaused = !isPaid && pauseMs === undefined
    const next = {
      state: isPaused ? 'paused' : 'idle',
      failures,
      nextTryAt: isPaid || isPaused ? 0 : ports.now() + (pauseMs ?? 0),
    }
    await new Writes(region).update(stored.path, next, stored.version).commit()
  })
}
