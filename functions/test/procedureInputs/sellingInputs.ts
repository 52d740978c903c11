import { randomUUID } from 'node:crypto'
import type { CallablesOf } from '../../src/shared/callables/callableGroups.ts'
import type { TenantIds } from './TenantIds.ts'

/** Returns a valid input for every procedure of selling. */
export function sellingInputs({ region, workspaceId }: TenantIds): Record<CallablesOf<'selling'>, object> {
  return {
    readSeller: { region, workspaceId },
    readProfit: { region, workspaceId, month: '2026-11' },
    setMonthlyLimit: { region, orgId: 'orgAAAA', credits: 1_000 },
    readClientTerms: { region, orgId: 'orgAAAA' },
    setFactors: {
      region,
      orgId: 'orgAAAA',
      factors: { answers: 150, calls: 100, voiceNotes: 100 },
    },
    setOverage: { region, orgId: 'orgAAAA', credits: 500 },
    connectSeller: { region, workspaceId },
    saveSellerCodes: { region, workspaceId, acceptsCodes: true },
    saveSellerPrice: { region, workspaceId, extraMicros: 3_000 },
    saveSellerPlans: {
      region,
      workspaceId,
      version: 0,
      plans: [
        {
          id: randomUUID(),
          name: 'Starter',
          credits: 5_000,
          features: ['Chat'],
          isPopular: false,
          trialDays: 7,
        },
      ],
    },
    rebuildSellerPlans: { region, workspaceId, version: 0 },
    readClientBilling: { region, orgId: 'orgAAAA' },
    listClientPurchases: { region, orgId: 'orgAAAA', after: { at: 1, id: 'attempt' } },
    exportPurchases: { region, orgId: 'orgAAAA' },
    openCheckout: { region, orgId: 'orgAAAA', planId: randomUUID(), attemptId: randomUUID() },
    changeClientPlan: { region, orgId: 'orgAAAA', planId: randomUUID(), amount: 2_000 },
    setClientPlanEnding: { region, orgId: 'orgAAAA', isEnding: true },
    readOrganisationPlan: { region, orgId: 'orgAAAA' },
    endOrganisationPlan: { region, orgId: 'orgAAAA' },
    startClientCard: { region, orgId: 'orgAAAA', attemptId: randomUUID() },
    saveClientCard: { region, orgId: 'orgAAAA', setupId: 'seti_1234567' },
    setClientRecharge: { region, orgId: 'orgAAAA', settings: {}, priceMicros: 4_000 },
    payUnpaidPlan: { region, orgId: 'orgAAAA' },
    buyCredits: { region, orgId: 'orgAAAA', credits: 1_000, amount: 400, attemptId: randomUUID() },
  }
}
