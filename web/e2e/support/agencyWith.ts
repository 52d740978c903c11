import { getApps, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { newAgencyDraft, type PublicBranding } from '@parley/functions/shared/agencies/agency'
import type { Brand } from '@parley/functions/shared/brand/brand'
import { neutralBrand } from '@parley/functions/shared/brand/neutralBrand'
import { paths } from '@parley/functions/shared/paths'
import { databaseIds, type Region } from '@parley/functions/shared/regions/regions'

const port = process.env['PARLEY_AGENCIES_PORT'] ?? '5020'
let count = 0

/** Creates an agency with this brand at its own host, without the screens; returns its origin. */
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

/** The origin of the demo world's agency. */
export const demoAgencyOrigin = `http://dockside.localhost:${port}`

/** An origin of the agencies' site that belongs to no agency. */
export const nobodysOrigin = `http://nobody.localhost:${port}`
