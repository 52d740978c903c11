import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of billing. */
export function billingInputs({ region, workspaceId }: TenantIds): Record<CallablesOf<'billing'>, object> {
  return {
    startCardSetup: { region, workspaceId, attemptId: randomUUID() },
    previewTopUp: { region, workspaceId, amount: 500 },
    saveVatId: { region, workspaceId, vatId: '' },
    saveCard: { region, workspaceId, setupId: 'seti_1234567' },
    topUp: { region, workspaceId, amount: 500, attemptId: randomUUID() },
    setAutoRecharge: { region, workspaceId, settings: {} },
    previewSubscription: { region, workspaceId, plan: 'pay_as_you_go' },
    subscribe: { region, workspaceId, plan: 'pay_as_you_go', attemptId: randomUUID() },
    confirmSubscription: { region, workspaceId },
    changeAddons: { region, workspaceId, quantities: {}, attemptId: randomUUID() },
    changePlan: { region, workspaceId, cycle: 'yearly', monthlyCredits: 10_000, attemptId: randomUUID() },
    previewChange: { region, workspaceId, cycle: 'yearly' },
    setSubscriptionEnding: { region, workspaceId, isEnding: true },
    previewRenewal: { region, workspaceId },
    listInvoices: { region, workspaceId },
    transferCredits: {
      region,
      workspaceId,
      orgId: 'orgAAAA',
      direction: 'toOrg',
      amount: 1,
      transferId: randomUUID(),
    },
  }
}
