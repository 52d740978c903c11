import type { Brand } from '../../src/shared/brand/brand.ts'
import { neutralBrand } from '../../src/shared/brand/neutralBrand.ts'
import { daySeconds } from '../../src/shared/durations.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Region } from '../../src/shared/regions/regions.ts'
import { Writes } from '../../src/store/commit.ts'
import { makeAgency } from './agencies.ts'

/** Creates an agency with this brand, within its white-label trial. */
export async function makeBrandedAgency(region: Region, looks: Partial<Brand> = {}) {
  const agency = await makeAgency(region)
  const brand = { ...neutralBrand, name: 'Harbour Desk', title: 'Harbour Desk', ...looks }
  const whitelabelTrialEndsAt = Math.floor(Date.now() / 1000) + 30 * daySeconds
  await new Writes(region)
    .update(paths.publicBranding(agency.agencyId), { brand })
    .update(paths.workspace(agency.workspaceId), {
      'internal.whitelabelTrialEndsAt': whitelabelTrialEndsAt,
    })
    .commit()
  return agency
}
