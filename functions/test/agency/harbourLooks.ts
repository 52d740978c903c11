import { publicBrandingSchema } from '../../src/shared/agencies/agency.ts'
import { defaultBrand } from '../../src/shared/brand/defaultBrand.ts'
import { describeHost } from '../../src/domain/agency/hosts/domains/describeHost.ts'

export const harbour = {
  ...defaultBrand,
  name: 'Harbour Desk',
  title: 'Harbour Desk',
  logo: { light: 'https://files.example/logo.png', dark: '' },
  favicon: 'https://files.example/icon.png',
  neutralHue: 230,
}

/** A text that ends elements and scripts where it is not escaped. */
export const hostileText = '</title></style></script><script>alert(1)</script>"\u2028'

/**
 * Returns the looks of a host of the agency Harbour Desk. `brand` replaces fields of its brand without a check,
 * `fields` other fields of its branding.
 */
export function harbourLooks(brand: object = {}, fields: object = {}) {
  const footer = { mainWebsite: '', supportEmail: '', tosPage: '', privacyPolicypPage: '', address: '' }
  const branding = publicBrandingSchema.parse({
    agencyId: 'agency1',
    region: 'eu',
    brand: harbour,
    colorUsage: 'plain',
    customCSS: '',
    brandingText: '',
    disablePasswordLogin: false,
    footer,
    ...fields,
  })
  return describeHost({ ...branding, brand: { ...branding.brand, ...brand } })
}
