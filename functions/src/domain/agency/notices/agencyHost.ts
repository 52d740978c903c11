import type { Agency } from '../../../shared/agencies/agency.ts'

type Hosted = Pick<Agency, 'customDomain' | 'isVerifiedCustomDomain' | 'VGsubDomain' | 'isVerifiedSubDomain'>

/**
 * Returns the host at which an agency's clients sign in: its own domain before ours; undefined while it has
 * none.
 */
export function agencyHost(agency: Hosted): string | undefined {
  if (agency.isVerifiedCustomDomain && agency.customDomain) return agency.customDomain
  return agency.isVerifiedSubDomain && agency.VGsubDomain ? agency.VGsubDomain : undefined
}
