import { publicBrandingSchema, type Agency, type PublicBranding } from '../../../shared/agencies/agency.ts'
import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { cleanCss } from '../../kernel/css/cleanCss.ts'

/**
 * Returns the public fields of an agency: a fixed list, so that a new field stays private until it is added
 * here. The result is parsed with the readers' schema, so that nothing is written that no page can show.
 * Throws AppError 'failed-precondition' where its style sheet cannot be parsed.
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
      usage: agency.themeColorUsage,
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
