import { z } from 'zod'
import {
  brandNameLength,
  brandVariants,
  colourPattern,
  colourUsages,
  fontPattern,
} from '../brand/brandPatterns.ts'
import { brandSchema } from '../brand/brand.ts'
import { pictureUrlPattern } from '../pictures/pictures.ts'
import { regions } from '../regions/regions.ts'
import { refusalKey } from '../errors/refusals.ts'

const picture = z.string().max(2000).regex(pictureUrlPattern)
const webUrl = z
  .string()
  .trim()
  .max(500)
  .regex(/^$|^https:\/\/[^\s"'<>\\]+$/, refusalKey('addressNeedsHttps'))
const line = (max: number) => z.string().trim().max(max)

/**
 * The fields that an agency's owner edits in the tabs Overview, Theme and Footer; every field has a value.
 */
export const agencyDraftSchema = z.object({
  name: line(brandNameLength).min(1, refusalKey('enterAgencyName')),
  /** Markdown that is shown beside the sign-in form. */
  brandingText: z.string().max(5_000),
  squarePhotoURL: picture,
  darkModeSquarePhotourl: picture,
  faviconURL: picture,
  disablePasswordLogin: z.boolean(),
  /** Whether people may request access on the agency's sign-in page. */
  allowSignUp: z.boolean(),
  /** A font that the platform serves, or `inherit` for the reader's own. */
  googleFont: z.string().regex(fontPattern, refusalKey('fontUnknown')),
  themeColorUsage: z.enum(colourUsages),
  themeVariant: z.enum(brandVariants),
  primary: z.string().regex(colourPattern, refusalKey('colourNeedsHex')),
  /** Nine colours from the lightest to the darkest; empty for a palette made from the primary colour. */
  palette: z.union([z.array(z.string().regex(colourPattern)).length(9), z.tuple([])]),
  customCSS: z.string().max(50_000),
  mainWebsite: webUrl,
  supportEmail: z.union([z.literal(''), z.email(refusalKey('emailWrong')).max(254)]),
  tosPage: webUrl,
  privacyPolicypPage: webUrl,
  address: line(300),
})
export type AgencyDraft = z.infer<typeof agencyDraftSchema>

/** `agencies/{id}`: an agency as members of its workspace read it. A workspace has one agency. */
export const agencySchema = agencyDraftSchema.extend({
  // A stored picture that no longer parses must not take the agency's site down.
  squarePhotoURL: picture.catch(''),
  darkModeSquarePhotourl: picture.catch(''),
  faviconURL: picture.catch(''),
  allowSignUp: z.boolean().default(false),
  ID: z.string(),
  /** The workspace that it belongs to. */
  userId: z.string(),
  /** Increases with every save, so that a save of an older version is noticed. */
  version: z.int(),
  /** The version that changed each field last, by the field's name. */
  changedIn: z.record(z.string(), z.int()).default({}),
  /** The member who chose the support email, which gets what clients write; missing when unknown. */
  supportEmailBy: z.string().optional(),
  /** The members who chose the hosts and the domain of emails, whose DNS may be their own. */
  subdomainBy: z.string().optional(),
  customDomainBy: z.string().optional(),
  mailDomainBy: z.string().optional(),
  createdAt: z.int(),
  lastModified: z.int(),
  VGsubDomain: z.string().default(''),
  isVerifiedSubDomain: z.boolean().default(false),
  customDomain: z.string().default(''),
  isVerifiedCustomDomain: z.boolean().default(false),
  /** The domain that the agency's emails are sent from; its state is in `mailDomains/{name}`. */
  resendEmailDomain: z.string().default(''),
  /** Increases with every change of a tab, so that two changes at the same time are noticed. */
  tabSeq: z.int().default(0),
})
export type Agency = z.infer<typeof agencySchema>

/** `publicBranding/{agencyId}`: the public part of an agency, written in the same commit as the agency. */
export const publicBrandingSchema = z.object({
  agencyId: z.string(),
  region: z.enum(regions),
  brand: brandSchema,
  colorUsage: z.enum(colourUsages),
  /** Sanitised: rules that a third party's style sheet must not have are deleted. */
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

/** Returns the draft of a new agency. */
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
