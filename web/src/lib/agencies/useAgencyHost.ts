import type { Agency } from '@parley/functions/shared/agencies/agency'
import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../live/live.ts'
import { useWorkspaceRef } from '../session/session.ts'

/**
 * Returns the host where an agency's clients sign in; undefined while loading or when no host is verified.
 * Without an agency it is undefined too.
 */
export function useAgencyHost(agencyId: string | undefined): string | undefined {
  const { region } = useWorkspaceRef()
  const agency = useLiveDoc('agency', agencyId ? { region, path: paths.agency(agencyId) } : null)
  return agency.status === 'ready' && agency.data ? hostOf(agency.data) : undefined
}

/** Prefers the agency's custom domain to its subdomain of ours; unverified ones are ignored. */
function hostOf(agency: Agency): string | undefined {
  if (agency.isVerifiedCustomDomain) return agency.customDomain
  return agency.isVerifiedSubDomain ? agency.VGsubDomain : undefined
}
