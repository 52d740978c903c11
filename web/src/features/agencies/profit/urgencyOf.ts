import { healthStates, type OrganisationProfit } from '@parley/functions/shared/agencies/profit'

/**
 * Returns the position of an organisation's state among the states; organisations that were deleted come
 * last.
 */
export function urgencyOf({ health }: Pick<OrganisationProfit, 'health'>): number {
  return health ? healthStates.indexOf(health.state) : healthStates.length
}
