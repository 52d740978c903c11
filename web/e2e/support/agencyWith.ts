import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { newAgencyDraft, type PublicBranding } from '@parley/functions/shared/agencies/agency'
import type { Brand } from '@parley/functions/shared/brand/brand'
import { neutralBrand } from '@parley/functions/shared/brand/neutralBrand'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds, type Region } from '@parley/functions/shared/regions/regions'

const port = process.env['PARLEY_AGENCIES_PORT'] ?? '5020'
let count = 0

/** An agency with these looks at an address of its own, made past the screens; answers where it lies. */
export async function agencyWith(region: Region, looks: Partial<Brand>): Promise<string> {
  const app = getApps()[0] ?? initializeApp({ projectId: 'demo-parley' })
  const agencyId = `agency${Date.now().toString(36)}${process.pid}${++count}`
  const host = `${agencyId.toLowerCase()}.localhost`
  const brand = { ...neutralBrand, ...looks }
  const branding: PublicBranding = {
    agencyId,
    region,
    brand,
    colorUsage: 'plain',
    customCSS: '',
    brandingText: '',
    disablePasswordLogin: false,
    allowSignUp: false,
    footer: { mainWebsite: '', supportEmail: '', tosPage: '', privacyPolicypPage: '', address: '' },
  }
  const agency = { ...newAgencyDraft(brand.name), ID: agencyId, userId: 'nobody', version: 1 }
  const database = getFirestore(app, databaseIds[region])
  await database
    .doc(paths.agency(agencyId))
    .set({ ...agency, createdAt: 1, lastModified: 1, VGsubDomain: host, isVerifiedSubDomain: true })
  await database.doc(paths.publicBranding(agencyId)).set(branding)
  await getFirestore(app, databaseIds.na)
    .doc(paths.host(host))
    .set({ agencyId, region, kind: 'subdomain', state: 'live', claimedAt: Date.now() })
  return `http://${host}:${port}`
}

/** Where the agency of the demo world lies. */
export const demoAgencyOrigin = `http://dockside.localhost:${port}`

/** An address of the agencies' site that belongs to nobody. */
export const nobodysOrigin = `http://nobody.localhost:${port}`
