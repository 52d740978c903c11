import { onSchedule } from 'firebase-functions/v2/scheduler'
import { runIsolated } from '../domain/kernel/errors/runIsolated.ts'
import { rechargeLowWallets, notifyPausedRecharges } from '../domain/billing/payments/autoRecharge.ts'
import {
  abandonPurchases,
  reconcilePayments,
  reconcileRecharges,
  reconcileSubscriptions,
} from '../domain/billing/payments/reconcile.ts'
import { abandonSales, reconcileSales } from '../domain/agency/selling/reconcileSales.ts'
import { deliverOwedCredit, reconcileClientPlans } from '../domain/agency/selling/plans/reconcilePlans.ts'
import {
  rechargeLowOrganisations,
  reconcileClientRecharges,
} from '../domain/agency/selling/recharges/rechargeOrganisation.ts'
import { notifyLowCredit } from '../domain/agency/credit/notifyLowCredit.ts'
import type { SweepName } from '../domain/kernel/sweeps/sweepNames.ts'
import { minuteMs } from '../shared/durations.ts'
import { functionLocations, regions } from '../shared/regions/regions.ts'
import { currentInstance } from './context.ts'
import { boundSecrets } from './options.ts'

/**
 * Queues sweeps: they settle leases of ended instances, and return what organisations have not used or paid
 * above its cost, so that a quiet workspace gets its credit back too, settle calls whose report was lost, and
 * delete unused knowledge indexes.
 */
export const sweepLeases = onSchedule(
  { schedule: 'every 5 minutes', region: functionLocations.na, timeoutSeconds: 60, ...boundSecrets },
  ({ scheduleTime }) =>
    queueSweeps(scheduleTime, [
      'leases',
      'calls',
      'knowledge',
      'threads',
      'metaLogins',
      'sites',
      'activity',
      'profit',
      'overage',
      'markups',
    ]),
)

/** Reconciles the books with the payment service, for lost events. */
export const reconcileBilling = onSchedule(
  { schedule: 'every 60 minutes', region: functionLocations.na, timeoutSeconds: 540, ...boundSecrets },
  async ({ scheduleTime }) => {
    const { billing, selling } = currentInstance()
    for (const region of regions)
      await runIsolated('Reconciling subscriptions', region, () => reconcileSubscriptions(billing, region))
    for (const region of regions) {
      await runIsolated('Ending sales', region, () => abandonSales(selling, region))
      await runIsolated('Checking plans of clients', region, () => reconcileClientPlans(selling, region))
      await runIsolated('Delivering owed credit', region, () => deliverOwedCredit(selling, region))
    }
    await runIsolated('Giving up purchases', 'all', () => abandonPurchases(billing))
    // Once a day it covers a month, for events that were missed for longer.
    const days = new Date(scheduleTime).getUTCHours() === 3 ? 30 : 2
    await reconcilePayments(billing, days)
    for (const region of regions)
      await runIsolated('Checking refunds of sales', region, () => reconcileSales(selling, region, days))
  },
)

/** Charges wallets with low credit, and checks charges whose response was lost. */
export const rechargeWallets = onSchedule(
  { schedule: 'every 5 minutes', region: functionLocations.na, timeoutSeconds: 300, ...boundSecrets },
  async () => {
    const { billing, selling } = currentInstance()
    for (const region of regions) {
      await runIsolated('Reconciling recharges', region, () => reconcileRecharges(billing, region))
      await runIsolated('Notifying of paused recharges', region, () => notifyPausedRecharges(billing, region))
      await runIsolated('Recharging', region, () => rechargeLowWallets(billing, region))
      await runIsolated('Notifying of low credit', region, () => notifyLowCredit(billing, region))
    }
    for (const region of regions) {
      await runIsolated('Reconciling recharges of clients', region, () =>
        reconcileClientRecharges(selling, region),
      )
      await runIsolated('Recharging clients', region, () => rechargeLowOrganisations(selling, region))
    }
  },
)

/** Queues the deletion of conversations after their retention, and resumes other deletions. */
export const expireConversationsHourly = onSchedule(
  { schedule: 'every 60 minutes', region: functionLocations.na, timeoutSeconds: 60, ...boundSecrets },
  ({ scheduleTime }) =>
    queueSweeps(scheduleTime, [
      'retention',
      'expiry',
      'oldThreads',
      'words',
      'erasures',
      'hosts',
      'mailDomains',
      'events',
      'appointments',
      'leaving',
      'secrets',
      'webhooks',
      'valueReports',
    ]),
)

/** Queues each sweep in its region: a task does the work there, the schedule only triggers it. */
async function queueSweeps(scheduleTime: string, names: readonly SweepName[]): Promise<void> {
  const { ports } = currentInstance()
  // The emulators send no schedule time.
  const at = Math.floor((Date.parse(scheduleTime) || Date.now()) / minuteMs)
  for (const region of regions)
    for (const name of names)
      await runIsolated('Queueing a sweep', `${name} ${region}`, () =>
        ports.tasks.enqueue('sweep', { region, name, at, round: 0 }),
      )
}
