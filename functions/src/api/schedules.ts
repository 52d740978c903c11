import { onSchedule } from 'firebase-functions/v2/scheduler'
import { expireConversations } from '../domain/conversations/expireConversations.ts'
import { settleForgottenLeases } from '../domain/credits/settleForgottenLeases.ts'
import { functionLocations, regions } from '../shared/regions.ts'

/** Settles leases of instances that are gone, so that a quiet workspace gets its credit back too. */
export const sweepLeases = onSchedule({ schedule: 'every 5 minutes', region: functionLocations.na, timeoutSeconds: 300 }, async () => {
  for (const region of regions) await settleForgottenLeases(region, Date.now())
})

/** Keeps the promise of agents that conversations are deleted after some days. */
export const expireConversationsHourly = onSchedule({ schedule: 'every 60 minutes', region: functionLocations.na, timeoutSeconds: 300 }, async () => {
  for (const region of regions) await expireConversations(region, Date.now())
})
