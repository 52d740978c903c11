import { z } from 'zod'
import { brandNameLength, brandVariants, colourPattern, fontPattern } from '../brand/brandPatterns.ts'
import { brandSchema } from '../brand/brand.ts'
import { pictureAddress } from '../pictures/pictures.ts'
import { regions } from '../regions/regions.ts'
import { says } from '../errors/refusals.ts'

/** How much of a page uses the agency's colour. */
export const colourUsages = ['plain', 'colorful', 'gradient'] as const

const picture = z.string().max(2000).regex(pictureAddress)
const webAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^$|^https:\/\/[^\s"'<>\\]+$/, says('addressNeedsHttps'))
const line = (most: number) => z.string().trim().max(most)

/** What an agency's owner edits in the tabs Overview, Theme and Footer; every field has a value. */
export const agencyDraftSchema = z.object({
  name: line(brandNameLength).min(1, says('enterAgencyName')),
  /** Markdown; shown beside sign-in. */
  brandingText: z.string().max(5_000),
  squarePhotoURL: picture,
  darkModeSquarePhotourl: picture,
  faviconURL: picture,
  disablePasswordLogin: z.boolean(),
  /** Whether people may ask for access on its sign-in page. */
  allowSignUp: z.boolean(),
  /** A font that we serve, or `inherit` for the reader's own. */
  googleFont: z.string().regex(fontPattern, says('fontUnknown')),
  themeColorUsage: z.enum(colourUsages),
  themeVariant: z.enum(brandVariants),
  primary: z.string().regex(colourPattern, says('colourNeedsHex')),
  /** From the lightest to the darkest, or none of its own. */
  palette: z.union([z.array(z.string().regex(colourPattern)).length(9), z.tuple([])]),
  customCSS: z.string().max(50_000),
  mainWebsite: webAddress,
  supportEmail: z.union([z.literal(''), z.email(says('emailWrong')).max(254)]),
  tosPage: webAddress,
  privacyPolicypPage: webAddress,
  address: line(300),
})
export type AgencyDraft = z.infer<typeof agencyDraftSchema>

/** `agencies/{id}`: an agency as its workspace's members read it. One belongs to a workspace. */
export const agencySchema = agencyDraftSchema.extend({
  // A picture that can no longer be read must not take the agency's site down.
  squarePhotoURL: picture.catch(''),
  darkModeSquarePhotourl: picture.catch(''),
  faviconURL: picture.catch(''),
  allowSignUp: z.boolean().default(false),
  ID: z.string(),
  /** The workspace that it belongs to. */
  userId: z.string(),
  /** Raised by every save, so that a stale one is noticed. */
  version: z.int(),
  /** The version in which a field was changed last. */
  changedIn: z.record(z.string(), z.int()).default({}),
  createdAt: z.int(),
  lastModified: z.int(),
  VGsubDomain: z.string().default(''),
  isVerifiedSubDomain: z.boolean().default(false),
  customDomain: z.string().default(''),
  isVerifiedCustomDomain: z.boolean().default(false),
  /** What its mails shall come from; `mailDomains/{name}` says where it stands. */
  resendEmailDomain: z.string().default(''),
  /** Raised by every change of its tabs, so that two at once are noticed. */
  tabSeq: z.int().default(0),
})
export type Agency = z.infer<typeof agencySchema>

/** `publicBranding/{agencyId}`: what anybody may know of an agency, written in the commit of the save. */
export const publicBrandingSchema = z.object({
  agencyId: z.string(),
  region: z.enum(regions),
  brand: brandSchema,
  colorUsage: z.enum(colourUsages),
  /** Ours removed what a style sheet of a stranger must not do. */
  customCSS: z.string(),
  /** Markdown. */
  brandingText: z.string(),
  disablePasswordLogin: z.boolean(),
  allowSignUp: z.boolean().default(false),
  footer: z.object({
    mainWebsite: z.string(),
    supportEmail: z.string(),
    tosPage: z.string(),
    privacyPolicypPage: z.string(),
    address: z.string(),
  }),
})
export type PublicBranding = z.infer<typeof publicBrandingSchema>

/** An agency as it begins. */
export function newAgencyDraft(name: string): AgencyDraft {
  return {
    name,
    brandingText: '',
    squarePhotoURL: '',
    darkModeSquarePhotourl: '',
    faviconURL: '',
    disablePasswordLogin: false,
    allowSignUp: false,
    googleFont: 'Rubik',
    themeColorUsage: 'plain',
    themeVariant: 'default',
    primary: '#3f49b2',
    palette: [],
    customCSS: '',
    mainWebsite: '',
    supportEmail: '',
    tosPage: '',
    privacyPolicypPage: '',
    address: '',
  }
}
