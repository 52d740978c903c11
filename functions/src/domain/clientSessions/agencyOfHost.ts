import { z } from 'zod'
import { agencySchema, type Agency } from '../../shared/agency.ts'
import { paths } from '../../shared/paths.ts'
import { regions, type Region } from '../../shared/regions.ts'
import { readDocument } from '../../store/documents.ts'

const hostSchema = z.looseObject({ agencyId: z.string(), region: z.enum(regions), state: z.string() })

/**
 * The agency that an address serves: only where the register and the agency itself say so, since the two lie
 * in different databases (security design 2.9).
 */
export async function agencyOfHost(host: string): Promise<{ region: Region; agency: Agency } | undefined> {
  const name = host.toLowerCase()
  if (!/^[a-z0-9.-]{1,253}$/.test(name)) return undefined
  const known = await readDocument('na', paths.host(name), hostSchema)
  if (known?.data.state !== 'live') return undefined
  const { region, agencyId } = known.data
  const agency = await readDocument(region, paths.agency(agencyId), agencySchema)
  if (!agency) return undefined
  const { VGsubDomain, isVerifiedSubDomain, customDomain, isVerifiedCustomDomain } = agency.data
  const isOurs =
    (isVerifiedSubDomain && VGsubDomain === name) || (isVerifiedCustomDomain && customDomain === name)
  return isOurs ? { region, agency: agency.data } : undefined
}
