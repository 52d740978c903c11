import { z } from 'zod'
import { brandSchema } from '../brand/brand.ts'
import { publicBrandingSchema } from './agency.ts'

/** Where the dashboard's own page for previews of an agency lies; only the dashboard may frame it. */
export const agencyPreviewPath = '/agency-preview'

export const previewPages = ['signIn', 'dashboard'] as const
export type PreviewPage = (typeof previewPages)[number]

/** What the editor of an agency has its preview show: what has been typed, and on which page. */
export const agencyPreviewSchema = z.object({
  page: z.enum(previewPages),
  scheme: z.enum(['light', 'dark']),
  brand: brandSchema,
  agency: publicBrandingSchema.pick({
    agencyId: true,
    region: true,
    brandingText: true,
    disablePasswordLogin: true,
    allowSignUp: true,
    footer: true,
  }),
})
export type AgencyPreviewScene = z.infer<typeof agencyPreviewSchema>
