import { publicBrandingSchema, type Agency, type PublicBranding } from '../../../shared/agencies/agency.ts'
import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { cleanCss } from '../../kernel/css/cleanCss.ts'

/**
 * What everybody may know of an agency: a list of what is let out, so that a new field stays closed until
 * somebody opens it. It is parsed as its readers parse it, so that nothing is written which no page can be
 * made of. Fails with `failed-precondition` where its style sheet cannot be read.
 */
export async function projectBranding(agency: Agency, region: Region): Promise<PublicBranding> {
  return publicBrandingSchema.parse({
    agencyId: agency.ID,
    region,
    brand: {
      name: agency.name,
      title: agency.name,
      logo: {
        light: agency.squarePhotoURL,
        dark: agency.darkModeSquarePhotourl || agency.squarePhotoURL,
      },
      favicon: agency.faviconURL || agency.squarePhotoURL,
      font: agency.googleFont,
      primary: agency.primary,
      ...(agency.palette.length === 9 && { palette: agency.palette }),
      neutralHue: defaultBrand.neutralHue,
      radius: defaultBrand.radius,
      variant: agency.themeVariant,
    },
    colorUsage: agency.themeColorUsage,
    customCSS: await cleanCss(agency.customCSS),
    brandingText: agency.brandingText,
    disablePasswordLogin: agency.disablePasswordLogin,
    allowSignUp: agency.allowSignUp,
    footer: {
      mainWebsite: agency.mainWebsite,
      supportEmail: agency.supportEmail,
      tosPage: agency.tosPage,
      privacyPolicypPage: agency.privacyPolicypPage,
      address: agency.address,
    },
  })
}
