import { newAgencyDraft, publicBrandingSchema, type AgencyDraft } from '../src/shared/agency.ts'
import type { Brand } from '../src/shared/brand.ts'
import { neutralBrand } from '../src/shared/neutralBrand.ts'
import { paths } from '../src/shared/paths.ts'
import type { Region } from '../src/shared/regions.ts'
import { Writes } from '../src/store/commit.ts'
import { randomIdentifier } from '../src/domain/identifiers.ts'
import { makeAccount } from './factories.ts'

/** An account whose workspace has an agency with these looks. */
export async function makeAgency(
  region: Region,
  brand: Partial<Brand> = {},
  draft: Partial<AgencyDraft> = {},
) {
  const account = await makeAccount(region)
  const agencyId = randomIdentifier(20)
  const looks = { ...neutralBrand, name: 'Harbour Desk', title: 'Harbour Desk', ...brand }
  const { mainWebsite, supportEmail, tosPage, privacyPolicypPage, address, ...agency } = {
    ...newAgencyDraft(looks.name),
    ...draft,
  }
  const footer = { mainWebsite, supportEmail, tosPage, privacyPolicypPage, address }
  await new Writes(region)
    .set(paths.agency(agencyId), {
      ...agency,
      ...footer,
      ID: agencyId,
      userId: account.workspaceId,
      version: 1,
      createdAt: 1,
      lastModified: 1,
    })
    .set(
      paths.publicBranding(agencyId),
      publicBrandingSchema.parse({
        agencyId,
        region,
        brand: looks,
        colorUsage: agency.themeColorUsage,
        customCSS: agency.customCSS,
        brandingText: agency.brandingText,
        disablePasswordLogin: agency.disablePasswordLogin,
        footer,
      }),
    )
    .update(paths.workspace(account.workspaceId), {
      agencyId,
      'internal.whitelabelTrialEndsAt': Math.floor(Date.now() / 1000) + 30 * 86_400,
    })
    .commit()
  return { ...account, agencyId }
}
