import { onSchedule } from 'firebase-functions/v2/scheduler'
import { runIsolated } from '../domain/runIsolated.ts'
import { rechargeLowWallets, tellPausedRecharges } from '../domain/billing/autoRecharge.ts'
import {
  abandonPurchases,
  reconcilePayments,
  reconcileRecharges,
  reconcileSubscriptions,
} from '../domain/billing/reconcile.ts'
import { tellLowCredit } from '../domain/billing/tellLowCredit.ts'
import { settleForgottenCalls } from '../domain/calls/settleForgottenCalls.ts'
import { applyRetention } from '../domain/retention/applyRetention.ts'
import { expireConversations } from '../domain/retention/expireConversations.ts'
import { settleForgottenLeases } from '../domain/credits/settleForgottenLeases.ts'
import { functionLocations, regions } from '../shared/regions.ts'
import { instance } from './context.ts'
import { boundSecrets } from './options.ts'

/**
 * Settles leases of instances that are gone, so that a quiet workspace gets its credit back too, and calls
 * whose report got lost.
 */
export const sweepLeases = onSchedule(
  { schedule: 'every 5 minutes', region: functionLocations.na, timeoutSeconds: 300, ...boundSecrets },
  async () => {
    for (const region of regions) {
      await runIsolated('Settling leases', region, () => settleForgottenLeases(region, Date.now()))
      await runIsolated('Settling calls', region, () => settleForgottenCalls(instance().ports, region))
    }
  },
)

/** Brings the books to what the payment service says, for events that never arrived. */
export const reconcileBilling = onSchedule(
  { schedule: 'every 60 minutes', region: functionLocations.na, timeoutSeconds: 540, ...boundSecrets },
  async ({ scheduleTime }) => {
    const { billing } = instance()
    for (const region of regions)
      await runIsolated('Looking at subscriptions', region, () => reconcileSubscriptions(billing, region))
    await runIsolated('Giving up purchases', 'all', () => abandonPurchases(billing))
    // Once a day it looks back a month, for what was missed for longer.
    await reconcilePayments(billing, new Date(scheduleTime).getUTCHours() === 3 ? 30 : 2)
  },
)

/** Charges where the credit has run low, and asks what became of charges whose answer got lost. */
export const rechargeWallets = onSchedule(
  { schedule: 'every 5 minutes', region: functionLocations.na, timeoutSeconds: 300, ...boundSecrets },
  async () => {
    const { billing } = instance()
    for (const region of regions) {
      await runIsolated('Asking after recharges', region, () => reconcileRecharges(billing, region))
      await runIsolated('Telling of recharges', region, () => tellPausedRecharges(billing, region))
      await runIsolated('Recharging', region, () => rechargeLowWallets(billing, region))
      await runIsolated('Telling of low credit', region, () => tellLowCredit(billing, region))
    }
  },
)

/** Keeps the promise of agents that conversations are deleted after some days. */
export const expireConversationsHourly = onSchedule(
  { schedule: 'every 60 minutes', region: functionLocations.na, timeoutSeconds: 300 },
  async () => {
    for (const region of regions) {
      await runIsolated('Applying retention', region, () => applyRetention(region, Date.now()))
      await runIsolated('Deleting old conversations', region, () => expireConversations(region, Date.now()))
    }
  },
)
