import { z } from 'zod'
import { brandSchema } from '../brand/brand.ts'
import { publicBrandingSchema } from './agency.ts'

/** The path of the dashboard's preview page for agencies; only the dashboard may frame it. */
export const agencyPreviewPath = '/agency-preview'

export const previewPages = ['signIn', 'dashboard'] as const
export type PreviewPage = (typeof previewPages)[number]

/** The message that the agency editor sends to its preview: the unsaved values and the page to show. */
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
