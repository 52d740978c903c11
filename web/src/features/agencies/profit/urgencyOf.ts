import { healthStates, type ClientProfit } from '@parley/functions/shared/agencies/profit'

/** Returns the position of a client's state among the states; clients that were deleted come last. */
export function urgencyOf({ health }: Pick<ClientProfit, 'health'>): number {
  return health ? healthStates.indexOf(health.state) : healthStates.length
}
