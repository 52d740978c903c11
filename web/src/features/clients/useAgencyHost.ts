import type { Agency } from '@parley/functions/shared/agencies/agency'
import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'

/**
 * Returns the host where an agency's clients sign in; undefined while loading or when no host is verified.
 */
export function useAgencyHost(agencyId: string): string | undefined {
  const { region } = useWorkspaceRef()
  const agency = useLiveDoc('agency', { region, path: paths.agency(agencyId) })
  return agency.status === 'ready' && agency.data ? hostOf(agency.data) : undefined
}

/** Prefers the agency's custom domain to its subdomain of ours; unverified ones are ignored. */
function hostOf(agency: Agency): string | undefined {
  if (agency.isVerifiedCustomDomain) return agency.customDomain
  return agency.isVerifiedSubDomain ? agency.VGsubDomain : undefined
}
