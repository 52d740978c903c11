import { clientSchema } from '../../../../shared/agencies/client.ts'
import { agencySchema } from '../../../../shared/agencies/agency.ts'
import { organisationSchema, type Organisation } from '../../../../shared/agencies/organisation.ts'
import {
  clientRechargeSchema,
  creditsFor,
  finalPriceMicros,
  maxRechargesPerDay,
  saleSchema,
  type ClientRecharge,
  type Sale,
} from '../../../../shared/agencies/seller.ts'
import { unitsPerCredit, creditLeft } from '../../../../shared/billing/credits.ts'
import type { PaymentFailure } from '../../../../shared/billing/paymentFailures.ts'
import { walletSchema } from '../../../../shared/billing/wallet.ts'
import { hourMs, minuteMs } from '../../../../shared/durations.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../../../store/documents.ts'
import { countInMonth } from '../../../billing/credits/countInMonth.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import { addTask } from '../../../kernel/tasks/pendingTask.ts'
import { sweepInTurns } from '../../../kernel/sweeps/sweepInTurns.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import { agencyHost } from '../../notices/agencyHost.ts'
import { requireBillingOf } from '../authorizeForClientBilling.ts'
import { readCustomer } from '../clientCard.ts'
import { readClientRecharge } from './clientRecharge.ts'
import { endSale } from '../endSale.ts'
import { recordSale, termsOfCredits } from '../recordSale.ts'
import { descriptionOf, notifyOfRefusal } from '../refusedSales.ts'
import type { SellingPorts } from '../sellers/SellingPorts.ts'
import { settleSale } from '../settleSale.ts'

/** The pauses after the first and the second failure; the third one stops recharging. */
const pausesMs = [hourMs, 6 * hourMs] as const
/** The longest duration of a sweep. */
const maxSweepMs = minuteMs
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
  await sweepInTurns(
    {
      region,
      name: 'clientRecharges',
      what: 'An automatic recharge of a client',
      collection: paths.clientRecharges,
      schema: clientRechargeSchema,
      narrow: (query) => query.where('isOn', '==', true).where('state', '==', 'idle'),
      now: ports.now,
      maxMs: maxSweepMs,
    },
    ({ orgId }) => rechargeOrganisation(ports, region, orgId),
  )
}

/** Finishes attempts whose result was lost, and ends those that are a day old. */
export async function reconcileClientRecharges(ports: SellingPorts, region: Region): Promise<void> {
  const open = await readQuery(region, paths.clientRecharges, clientRechargeSchema, (query) =>
    query
      .where('state', '==', 'charging')
      .where('startedAt', '<', ports.now() - youngMs)
      .limit(maxAttempts),
  )
  const endsAt = ports.now() + maxSweepMs
  for (const { data } of open) {
    await runIsolated('An automatic recharge of a client', data.orgId, () => finish(ports, region, data))
    if (ports.now() >= endsAt) return
  }
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
    // Nothing uses the credit of a paused wallet.
    if (!stored || !wallet || wallet.data.isClosed || wallet.data.isPaused) return undefined
    const { isOn, state, nextTryAt, threshold, seq } = stored.data
    const isLow = creditLeft(wallet.data) < threshold * unitsPerCredit
    // A purchase would pay the debt and leave the balance as low as it is, again and again.
    const hasDebt = wallet.data.debt > 0
    const now = ports.now()
    const day = new Date(now).toISOString().slice(0, 10)
    const countOfDay = stored.data.day === day ? stored.data.countOfDay : 0
    const isAllowed = isOn && state === 'idle' && now >= nextTryAt && countOfDay < maxRechargesPerDay
    if (!isAllowed || !isLow || hasDebt) return undefined
    const next = { state: 'charging' as const, seq: seq + 1, startedAt: now, day, countOfDay: countOfDay + 1 }
    await new Writes(region).update(stored.path, next, stored.version).commit()
    return { ...stored.data, ...next }
  })
}

/**
 * Finishes an attempt. Once its sale is recorded, that sale alone decides it: another price or amount since
 * then changes nothing.
 */
async function finish(ports: SellingPorts, region: Region, attempt: ClientRecharge): Promise<void> {
  const { orgId, seq } = attempt
  const path = paths.sale(orgId, `ar-${seq}`)
  const sale = (await readDocument(region, path, saleSchema)) ?? (await recordAttempt(ports, region, attempt))
  if (typeof sale === 'string') return end(ports, region, attempt, sale)
  const result = await settleSale(ports, region, sale, false).catch(async (error: unknown) => {
    const stored = await readDocument(region, path, saleSchema)
    if (stored?.data.state === 'failed') return stored.data
    throw error
  })
  // No person is there to confirm it.
  if (result.state === 'action') await endStored(ports, region, path)
  if (result.state === 'succeeded') await end(ports, region, attempt, 'paid')
  else if (result.state !== 'created')
    await end(
      ports,
      region,
      attempt,
      'failed',
      result.state === 'action' ? 'cardNeedsConfirmation' : result.failure,
    )
}

async function endStored(ports: SellingPorts, region: Region, path: string): Promise<void> {
  const stored = await readDocument(region, path, saleSchema)
  if (stored?.data.isHeld) await endSale(ports, region, stored)
}

/** `waits`: the agency cannot sell now, which is not the fault of the client's card. */
type Outcome = 'paid' | 'failed' | 'waits' | 'price' | 'threshold'

/** Records the sale of an attempt; returns why it cannot be made. */
async function recordAttempt(
  ports: SellingPorts,
  region: Region,
  { orgId, workspaceId, seq, amount, threshold, priceMicros }: ClientRecharge,
): Promise<Stored<Sale> | Outcome> {
  const org = (await readDocument(region, paths.org(orgId), organisationSchema))?.data
  // Without an administrator who can sign in, the client could not switch it off.
  if (!org || !(await canAdministratorSignIn(region, org))) return 'waits'
  const seller = await requireBillingOf(region, org).catch(() => undefined)
  if (!seller) return 'waits'
  const customer = await readCustomer(region, orgId, seller)
  if (!customer?.card) return 'failed'
  if (finalPriceMicros(seller.extraMicros) > priceMicros) return 'price'
  const credits = creditsFor(amount * 100, seller.extraMicros)
  if (credits < threshold) return 'threshold'
  const sale = await recordSale(ports, region, {
    customer,
    terms: termsOfCredits(credits, seller, customer.card.id),
    attemptId: `ar-${seq}`,
    description: descriptionOf(org, credits),
    by: 'system',
  })
  if (!sale) await notifyOfRefusal(ports, region, workspaceId)
  return sale ?? 'waits'
}

/** Returns whether the organisation has an administrator with access, and its agency a host to sign in at. */
async function canAdministratorSignIn(region: Region, org: Organisation): Promise<boolean> {
  const { ID: orgId, agencyId, settings } = org
  if (settings.disableClientAccess) return false
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!agency || !agencyHost(agency.data)) return false
  const found = await readQuery(region, paths.clients, clientSchema.pick({ isOrgAdmin: true }), (query) =>
    query.where('orgId', '==', orgId).where('isOrgAdmin', '==', true).limit(1),
  )
  return found.length > 0
}

/**
 * Ends an attempt: after a failure the next one waits, and the third one pauses recharging, which the client
 * learns by email. An attempt that the agency could not sell is repeated in an hour and counts neither as a
 * failure nor for the day.
 */
async function end(
  ports: SellingPorts,
  region: Region,
  { orgId, seq }: ClientRecharge,
  outcome: Outcome,
  failure: PaymentFailure = '',
): Promise<void> {
  await untilUnchanged(async () => {
    const stored = await readClientRecharge(region, orgId)
    if (stored?.data.state !== 'charging' || stored.data.seq !== seq) return
    if (outcome === 'waits') {
      const countOfDay = Math.max(0, stored.data.countOfDay - 1)
      const next = { state: 'idle', countOfDay, nextTryAt: ports.now() + hourMs }
      await new Writes(region).update(stored.path, next, stored.version).commit()
      return
    }
    const isPaid = outcome === 'paid'
    const failures = isPaid ? 0 : stored.data.failures + 1
    const pauseMs = pausesMs[failures - 1] ?? 0
    const hasFailed = failures > pausesMs.length
    const reason = outcome === 'price' || outcome === 'threshold' ? outcome : hasFailed ? 'failures' : ''
    const next = {
      state: reason ? 'paused' : 'idle',
      reason,
      failures,
      failure,
      nextTryAt: isPaid || reason ? 0 : ports.now() + pauseMs,
    }
    const writes = new Writes(region).update(stored.path, next, stored.version)
    if (reason) {
      addTask(writes, 'mailRechargeStopped', { region, orgId, seq }, ports.now())
      // A pause is a change that the agency's page of profits shows.
      countInMonth(writes, { orgId, wsId: stored.data.workspaceId }, ports.now())
    }
    await writes.commit()
  })
}
