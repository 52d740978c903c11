import type { Agency } from '@parley/functions/shared/agencies/agency'
import { paths } from '@parley/functions/shared/paths'
import { useLiveDoc } from '../../lib/live.ts'
import { useWorkspaceRef } from '../../lib/session.ts'

/** Where an agency's clients sign in; undefined while nothing is live, or not known yet. */
export function useAgencyHost(agencyId: string): string | undefined {
  const { region } = useWorkspaceRef()
  const agency = useLiveDoc('agency', { region, path: paths.agency(agencyId) })
  return agency.status === 'ready' && agency.data ? hostOf(agency.data) : undefined
}

/** The agency's own address before one of ours, as far as they are live. */
function hostOf(agency: Agency): string | undefined {
  if (agency.isVerifiedCustomDomain) return agency.customDomain
  return agency.isVerifiedSubDomain ? agency.VGsubDomain : undefined
}
